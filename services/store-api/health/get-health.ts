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
 * progress of order enrichment. Neither an unreachable platform nor an index rebuild makes the service unhealthy.
 */
export const getHealth = (
  app: FastifyInstance,
  { database, catalogue, enrichment, reports }: HealthContext,
): void => {
  app.get('/health', async () => {
    const { releases } = await database
      .selectFrom('release')
      .select((column) => column.fn.countAll<number | string>().as('releases'))
      .executeTakeFirstOrThrow();
    return {
      status: 'ok',
      releases: Number(releases),
      mails: await countMails(database),
      reports: reports.counts(),
      ...(catalogue && {
        catalogue: await readIndexState(catalogue).catch(() => ({ ready: false })),
      }),
      ...(enrichment && { enrichment: enrichment.health() }),
    };
  });
};
