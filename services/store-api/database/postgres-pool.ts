import pg from 'pg';

const pools = new Set<pg.Pool>();

/** Connection pool of a PostgreSQL server. */
export const postgresPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max: 8, idleTimeoutMillis: 30_000 });
  // The pool replaces an idle connection that breaks, but an unhandled `error` event would end the process.
  pool.on('error', () => undefined);
  pools.add(pool);
  return pool;
};

/** Connections of this process to PostgreSQL, and the queries that wait for one. */
export interface PoolFigures {
  idle: number;
  used: number;
  waiting: number;
}

/** Figures of all open pools together; null without one, as on SQLite. */
export const poolFigures = (): PoolFigures | null => {
  for (const pool of pools) if (pool.ended) pools.delete(pool);
  if (pools.size === 0) return null;
  const figures = { idle: 0, used: 0, waiting: 0 };
  for (const { idleCount, totalCount, waitingCount } of pools) {
    figures.idle += idleCount;
    figures.used += totalCount - idleCount;
    figures.waiting += waitingCount;
  }
  return figures;
};
