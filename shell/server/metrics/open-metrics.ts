import { Gauge, type Registry } from 'prom-client';
import { createMetrics, type Metrics } from '@shop/server-kit/metrics';
import type { PartitionSize } from '../pages/page-cache.ts';
import type { LiveSets } from '../releases/live-sets.ts';
import { createDocumentMetrics, type DocumentMetrics } from './document-metrics.ts';
import {
  createReleaseMetrics,
  measureRenderPools,
  type ReleaseMetrics,
} from './release-metrics.ts';

/** Metrics of the shell's server. */
export interface ShellMetrics extends Metrics, ReleaseMetrics {
  documents: DocumentMetrics;
}

/** All metrics of the running shell and its process, except those whose source is registered later. */
export const openMetrics = (
  live: Pick<LiveSets, 'defaultSet' | 'canaries' | 'failures' | 'refused'>,
): ShellMetrics => {
  const metrics = createMetrics();
  const { registry } = metrics;
  measureRenderPools(registry, live);
  return {
    ...metrics,
    ...createReleaseMetrics(registry, live),
    documents: createDocumentMetrics(registry, live),
  };
};

/** `shell_ready`: what `GET /ready` answers. */
export const measureReadiness = (registry: Registry, isReady: () => boolean): void => {
  new Gauge({
    name: 'shell_ready',
    help: '1 while visitors can be sent to this shell.',
    registers: [registry],
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });
};

/** Number and size of cached pages, by partition: `lasting` has the shop's pages, `passing` queries and 404s. */
export const measurePageCache = (
  registry: Registry,
  sizes: () => Readonly<Record<string, PartitionSize>>,
): void => {
  const gauge = (name: string, help: string, of: (size: PartitionSize) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['partition'],
      registers: [registry],
      collect() {
        for (const [partition, size] of Object.entries(sizes())) this.set({ partition }, of(size));
      },
    });
  gauge('page_cache_pages', 'Cached pages.', ({ pages }) => pages);
  gauge('page_cache_bytes', 'Bytes of cached pages.', ({ bytes }) => bytes);
};
