/** Whether a database is named by an address of a PostgreSQL server; else it is an SQLite file. */
export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);
