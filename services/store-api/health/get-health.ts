import type { FastifyInstance } from 'fastify';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { readIndexState } from '../catalogue/freshness/index-state.ts';
import type { OpenEnrichment } from '../enrichment/open-enrichment.ts';
import { countMails } from '../mails/outbox/count-mails.ts';
import type { ReportCounter } from '../reports/count-reports.ts';
import type { ReleasesContext } from '../releases/releases-context.ts';

interface HealthContext extends Pick<ReleasesContext, 'database'> {
  catalogue?: CatalogueIndex | undefined;
  enrichment?: OpenEnrichment | undefined;
  reports: ReportCounter;
}

/**
 * `GET /health`: that the service and its database answer, how many releases are registered, how the catalogue's index
 * is, how many mails wait, are sent and are dead, and how the enrichment of orders goes. Orders that wait for a platform
 * that is away do not make the service itself unhealthy, nor does an index that is being made again.
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
