import { Socket } from 'node:net';
import pg from 'pg';

const pools = new Set<pg.Pool>();

/** Longest wait for a connection in ms, also for a free one of the pool. */
const CONNECT_LIMIT = 10_000;
/**
 * Ms without a byte after which a connection counts as lost: longer than any statement and than a platform call within
 * a transaction.
 */
const SILENCE_LIMIT = 60_000;

/** A socket that ends if its server is silent. Without one, each lost connection would occupy the pool forever. */
const limitedSocket = (silence: number): Socket => {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    const message = `PostgreSQL was silent for ${silence / 1000} s`;
    socket.destroy(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
  });
};

interface PoolLimits {
  /** Ms without a byte after which a connection is replaced, and its statement fails. */
  silence?: number;
  /** Ms after which an unused connection is closed. */
  idle?: number;
  /** Ms until a connection must be there. */
  connect?: number;
}

/** Connection pool of a PostgreSQL server. */
export const postgresPool = (
  url: string,
  { silence = SILENCE_LIMIT, idle = 30_000, connect = CONNECT_LIMIT }: PoolLimits = {},
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    idleTimeoutMillis: idle,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    stream: () => limitedSocket(silence),
  });
  // The pool replaces a connection that breaks, but an unhandled `error` event would end the process, be it idle or in
  // use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
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
