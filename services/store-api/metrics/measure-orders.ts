import { Gauge, type Registry } from 'prom-client';
import type { OpenEnrichment } from '../enrichment/open-enrichment.ts';

/** `enriched_orders{state}`: orders waiting for enrichment, and failing ones. */
export const measureOrders = (registry: Registry, enrichment: OpenEnrichment): void => {
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
