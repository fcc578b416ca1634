import pg from 'pg';

/** Connection pool of a PostgreSQL server. */
export const postgresPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 8, idleTimeoutMillis: 30_000 });
  // The pool replaces an idle connection that breaks, but an unhandled `error` event would end the process.
  pool.on('error', () => undefined);
  return pool;
};
