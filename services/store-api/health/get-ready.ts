import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';

export interface ReadyContext {
  database: Kysely<StoreDatabase>;
  /** Throws while the platform is unreachable. */
  askPlatform: () => Promise<void>;
}

const holds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * `GET /ready` for load balancers: 200 if the database and the platform respond, else 503 with the failing one.
 * Unlike `/health`, it does not indicate whether to restart the process.
 */
export const getReady = (app: FastifyInstance, { database, askPlatform }: ReadyContext): void => {
  app.get('/ready', async (_, reply) => {
    const [hasDatabase, hasPlatform] = await Promise.all([
      holds(sql`select 1`.execute(database)),
      holds(askPlatform()),
    ]);
    const isReady = hasDatabase && hasPlatform;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'waiting',
        database: hasDatabase,
        platform: hasPlatform,
      });
  });
};
