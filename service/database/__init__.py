"""Where rows are kept: connections, tables, their versions, and the files they lie in."""
