/** Whether a database name is a PostgreSQL URL. Any other name is an SQLite file. */
export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);
