"""The database: connections, tables, migrations and file modes."""
