import { collectDefaultMetrics } from 'prom-client';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import type { OpenEnrichment } from '../enrichment/open-enrichment.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { measureOrders } from './measure-orders.ts';
import { measureOutbox } from './measure-outbox.ts';
import { measurePendingWork } from './measure-pending-work.ts';

/** All metrics of the running service and its process. */
export const openMetrics = (
  database: Kysely<StoreDatabase>,
  enrichment: OpenEnrichment | null,
  givenUp: () => ReadonlyMap<string, number>,
): Metrics => {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  measureOutbox(metrics.registry, database);
  measurePendingWork(metrics.registry, database, givenUp);
  if (enrichment) measureOrders(metrics.registry, enrichment);
  return metrics;
};
