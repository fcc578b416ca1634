import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { readIndexState } from '../catalogue/freshness/index-state.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { OpenEnrichment } from '../enrichment/open-enrichment.ts';
import { countMails } from '../mails/outbox/manage-mails.ts';
import type { ReportCounter } from '../reports/count-reports.ts';

interface HealthContext {
  database: Kysely<StoreDatabase>;
  catalogue?: CatalogueIndex | undefined;
  enrichment?: Pick<OpenEnrichment, 'health'> | undefined;
  reports: ReportCounter;
}

/**
 * `GET /health`: status of the service and its database, number of releases, state of the index, mails by state, and
 * progress of order enrichment. 503 without the database. Neither an unreachable platform nor an index rebuild makes the
 * service unhealthy.
 */
export const getHealth = (
  app: FastifyInstance,
  { database, catalogue, enrichment, reports }: HealthContext,
): void => {
  const count = async () => {
    const { releases } = await database
      .selectFrom('release')
      .select((column) => column.fn.countAll<number | string>().as('releases'))
      .executeTakeFirstOrThrow();
    return { releases: Number(releases), mails: await countMails(database) };
  };
  app.get('/health', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const counted = await count().catch(() => null);
    if (!counted) {
      const reasons = ['the database does not respond'];
      return reply.code(503).send({ status: 'unavailable', reasons });
    }
    return {
      status: 'ok',
      reasons: [],
      ...counted,
      reports: reports.counts(),
      ...(catalogue && {
        catalogue: await readIndexState(catalogue).catch(() => ({ ready: false })),
      }),
      ...(enrichment && { enrichment: enrichment.health() }),
    };
  });
};
