/** The file beside a database that says which process uses it. */
export const runningFile = (database: string): string => `${database}.running.json`;
