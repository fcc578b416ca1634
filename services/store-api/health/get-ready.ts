import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { lastKnown } from './last-known.ts';

export interface ReadyContext {
  database: Kysely<StoreDatabase>;
  /** Throws while the platform is unreachable. */
  askPlatform: () => Promise<void>;
  /** Absent if the service serves only releases. */
  catalogue?: Pick<CatalogueIndex, 'isReady'> | undefined;
}

/**
 * `GET /ready` for load balancers: 200 if the database and the platform respond and the catalog index was read once, else
 * 503 with the `reasons`, also from the moment the service stops. Unlike `/health`, it does not indicate whether to
 * restart the process.
 */
export const getReady = (
  app: FastifyInstance,
  { database, askPlatform, catalogue }: ReadyContext,
): void => {
  let isStopping = false;
  // Requests on open connections are still answered then.
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const databaseResponds = lastKnown(() => sql`select 1`.execute(database));
  const platformResponds = lastKnown(askPlatform);
  app.get('/ready', async (_, reply) => {
    const [hasDatabase, hasPlatform] = await Promise.all([databaseResponds(), platformResponds()]);
    const reasons = [
      ...(isStopping ? ['the service is stopping'] : []),
      ...(hasDatabase ? [] : ['the database does not respond']),
      ...(hasPlatform ? [] : ['the platform does not respond']),
      ...(catalogue?.isReady() === false ? ['the catalog has not been read yet'] : []),
    ];
    const status = reasons.length > 0 ? 'waiting' : 'ready';
    return reply
      .code(reasons.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        status: isStopping ? 'stopping' : status,
        reasons,
        database: hasDatabase,
        platform: hasPlatform,
      });
  });
};
