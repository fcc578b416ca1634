import pg from 'pg';

/** Connections to a PostgreSQL server, made as needed. */
export const postgresPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 8, idleTimeoutMillis: 30_000 });
  // A connection that breaks while idle is replaced at the next question; unheard, it would end the process.
  pool.on('error', () => undefined);
  return pool;
};
