import type { FastifyInstance } from 'fastify';
import type { OpenEnrichment } from '../enrichment/open-enrichment.ts';
import type { ReportCounter } from '../reports/count-reports.ts';
import type { ReleasesContext } from '../releases/releases-context.ts';

interface HealthContext extends Pick<ReleasesContext, 'database'> {
  enrichment?: OpenEnrichment | undefined;
  reports: ReportCounter;
}

/**
 * `GET /health`: that the service and its database answer, how many releases are registered, and how the enrichment
 * of orders goes. Orders that wait for a platform that is away do not make the service itself unhealthy.
 */
export const getHealth = (
  app: FastifyInstance,
  { database, enrichment, reports }: HealthContext,
): void => {
  app.get('/health', async () => {
    const { releases } = await database
      .selectFrom('release')
      .select((column) => column.fn.countAll<number | string>().as('releases'))
      .executeTakeFirstOrThrow();
    return {
      status: 'ok',
      releases: Number(releases),
      reports: reports.counts(),
      ...(enrichment && { enrichment: enrichment.health() }),
    };
  });
};
