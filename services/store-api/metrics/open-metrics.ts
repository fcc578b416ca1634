import type { Kysely } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { StoreDatabase } from '../database/tables.ts';
import type { OpenEnrichment } from '../enrichment/open-enrichment.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';

const STATES = ['queued', 'sending', 'sent', 'dead'] as const;

/** `mails{state}`: waiting, sent and dead mails of the outbox. */
export const measureOutbox = (registry: Registry, database: Kysely<StoreDatabase>): void => {
  new Gauge({
    name: 'mails',
    help: 'Mails in the outbox by their state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const rows = await database
        .selectFrom('mail')
        .select((column) => ['state', column.fn.countAll<number | string>().as('mails')])
        .groupBy('state')
        .execute();
      for (const state of STATES)
        this.set({ state }, Number(rows.find((it) => it.state === state)?.mails ?? 0));
    },
  });
};

/** `pending_work{kind}`: unfinished background work; `pending_work_given_up_total{kind}`: abandoned work. */
export const measurePendingWork = (
  registry: Registry,
  database: Kysely<StoreDatabase>,
  abandoned: () => ReadonlyMap<string, number>,
): void => {
  new Gauge({
    name: 'pending_work',
    help: 'Work behind answers that is not done yet, by its kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const rows = await database
        .selectFrom('pending_work')
        .select((column) => ['kind', column.fn.countAll<number | string>().as('rows')])
        .groupBy('kind')
        .execute();
      this.reset();
      for (const { kind, rows: count } of rows) this.set({ kind }, Number(count));
    },
  });
  new Counter({
    name: 'pending_work_given_up_total',
    help: 'Work behind answers that was tried to the last and given up, by its kind.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of abandoned()) this.inc({ kind }, count);
    },
  });
};

/** `enriched_orders{state}`: orders waiting for enrichment, and failing ones. */
const measureOrders = (registry: Registry, enrichment: OpenEnrichment): void => {
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

/** All metrics of the running service and its process. */
export const openMetrics = (
  database: Kysely<StoreDatabase>,
  enrichment: OpenEnrichment | null,
  abandoned: () => ReadonlyMap<string, number>,
): Metrics => {
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  measureOutbox(metrics.registry, database);
  measurePendingWork(metrics.registry, database, abandoned);
  if (enrichment) measureOrders(metrics.registry, enrichment);
  return metrics;
};
