import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';

export interface ReadyContext {
  database: Kysely<StoreDatabase>;
  /** Throws while the platform is out of reach. */
  askPlatform: () => Promise<void>;
}

const holds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * `GET /ready`: whether requests can be answered now, for a load balancer: 200 where the database and the platform
 * answer, else 503 and which does not. Unlike `/health`, which tells whether the process has to be restarted.
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
