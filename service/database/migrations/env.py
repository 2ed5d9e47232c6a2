"""Alembic's environment: uses the connection given by service/database/migrating."""

from alembic import context

from service.database.rows import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
    user_module_prefix="sqlmodel.sql.sqltypes.",
    transaction_per_migration=False,
)
context.run_migrations()
