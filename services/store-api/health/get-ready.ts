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
 * `GET /ready` for load balancers and deployments: 503 with the `reasons` until the database and the platform have
 * responded and the catalog index was read, and from the moment the service stops. Once is enough: all processes share
 * database and platform, so an outage would take every one of them out of service, with all that works without. Later
 * outages make it `degraded`.
 */
export const getReady = (
  app: FastifyInstance,
  { database, askPlatform, catalogue }: ReadyContext,
): void => {
  let isStopping = false;
  let wasReady = false;
  // Requests on open connections are still answered then.
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const databaseResponds = lastKnown(() => sql`select 1`.execute(database));
  const platformResponds = lastKnown(askPlatform);
  app.get('/ready', async (_, reply) => {
    const [hasDatabase, hasPlatform] = await Promise.all([databaseResponds(), platformResponds()]);
    const outages = [
      ...(hasDatabase ? [] : ['the database does not respond']),
      ...(hasPlatform ? [] : ['the platform does not respond']),
      ...(catalogue?.isReady() === false ? ['the catalog has not been read yet'] : []),
    ];
    wasReady ||= outages.length === 0;
    const missing = wasReady ? 'degraded' : 'waiting';
    const status = outages.length > 0 ? missing : 'ready';
    return reply
      .code(wasReady && !isStopping ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isStopping ? 'stopping' : status,
        reasons: [...(isStopping ? ['the service is stopping'] : []), ...outages],
        database: hasDatabase,
        platform: hasPlatform,
      });
  });
};
