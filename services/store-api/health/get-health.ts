import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { readIndexState } from '../catalogue/freshness/index-state.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { OpenEnrichment } from '../enrichment/open-enrichment.ts';
import { countMails } from '../mails/outbox/manage-mails.ts';
import type { ReportCounter } from '../reports/count-reports.ts';

/** Ms after which a database that has not answered is one that does not respond. */
const DATABASE_LIMIT = 3_000;

interface HealthContext {
  database: Kysely<StoreDatabase>;
  catalogue?: CatalogueIndex | undefined;
  enrichment?: Pick<OpenEnrichment, 'health'> | undefined;
  reports: ReportCounter;
  /** Time limit of the database in ms. */
  limit?: number;
}

/**
 * `GET /health`: status of the service and its database, number of releases, state of the index, mails by state, and
 * progress of order enrichment. 503 without the database. Neither an unreachable platform nor an index rebuild makes the
 * service unhealthy.
 */
export const getHealth = (
  app: FastifyInstance,
  { database, catalogue, enrichment, reports, limit = DATABASE_LIMIT }: HealthContext,
): void => {
  const count = async () => {
    const { releases } = await database
      .selectFrom('release')
      .select((column) => column.fn.countAll<number | string>().as('releases'))
      .executeTakeFirstOrThrow();
    return {
      releases: Number(releases),
      mails: await countMails(database),
      ...(catalogue && {
        catalogue: await readIndexState(catalogue).catch(() => ({ ready: false })),
      }),
    };
  };
  app.get('/health', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const counted = await Promise.race([
      count().catch(() => null),
      pause(limit, null, { ref: false }),
    ]);
    if (!counted) {
      const reasons = ['the database does not respond'];
      return reply.code(503).send({ status: 'unavailable', reasons });
    }
    return {
      status: 'ok',
      reasons: [],
      ...counted,
      reports: reports.counts(),
      ...(enrichment && { enrichment: enrichment.health() }),
    };
  });
};
