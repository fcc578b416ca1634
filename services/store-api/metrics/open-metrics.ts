import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { createMetrics, type Metrics } from '@shop/server-kit/metrics';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { OpenEnrichment } from '../enrichment/open-enrichment.ts';
import { createWebhookMetrics, type WebhookMetrics } from '../webhooks/webhook-metrics.ts';
import { measureCertificates } from './certificate-metrics.ts';
import { measureDependencies } from './dependency-metrics.ts';
import { measureIndex } from './index-metrics.ts';
import { measureOutbox, measurePendingWork } from './outbox-metrics.ts';

/** `enriched_orders{state}`: orders waiting for enrichment, and failing ones. */
const measureOrders = (registry: Registry, enrichment: Pick<OpenEnrichment, 'health'>): void => {
  new Gauge({
    name: 'enriched_orders',
    help: 'Orders that wait to be enriched, and those that fail.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { waiting, failing } = enrichment.health();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'failing' }, failing);
    },
  });
};

interface MetricsOptions {
  database: Kysely<StoreDatabase>;
  catalogue: CatalogueIndex;
  /** Null if order enrichment is disabled. */
  enrichment: Pick<OpenEnrichment, 'health'> | null | undefined;
  /** Throws while the platform is unreachable. */
  askPlatform: () => Promise<void>;
  ownApi: { work: { abandoned: () => ReadonlyMap<string, number> } };
  config: { shopOrigin: string; publicEndpoint: string | undefined };
}

/** All metrics of the running service and its process. */
export const openMetrics = ({
  database,
  catalogue,
  enrichment,
  askPlatform,
  ownApi,
  config: { shopOrigin, publicEndpoint },
}: MetricsOptions): Metrics & { webhooks: WebhookMetrics } => {
  const metrics = createMetrics();
  const { registry } = metrics;
  measureDependencies(registry, database, askPlatform);
  measureOutbox(registry, database);
  measurePendingWork(registry, database, ownApi.work.abandoned);
  measureIndex(registry, catalogue);
  measureCertificates(registry, {
    origins: [shopOrigin, ...(publicEndpoint === undefined ? [] : [publicEndpoint])],
  });
  if (enrichment) measureOrders(registry, enrichment);
  return { ...metrics, webhooks: createWebhookMetrics(registry, database) };
};
