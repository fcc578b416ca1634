import { createHealthMetrics } from '../../services/store-api/release-health/health-metrics.ts';
import { openMetrics as openStoreApi } from '../../services/store-api/metrics/open-metrics.ts';
import { measureReconciliation } from '../../services/store-api/reconciliation/reconciliation-metrics.ts';
import {
  measurePageCache,
  measureReadiness,
  openMetrics as openShell,
} from '../../shell/server/metrics/open-metrics.ts';

/** A metric as its service registers it. */
export interface RegisteredMetric {
  name: string;
  type: string;
  labels: readonly string[];
  /** `process_*` and `nodejs_*` are the same in every Node service. */
  isOfProcess: boolean;
}

const never = { database: {}, catalogue: {} } as never as Parameters<typeof openStoreApi>[0];

const described = (metrics: readonly object[]): RegisteredMetric[] =>
  (metrics as { name: string; type: string; labelNames: string[] }[]).map(
    ({ name, type, labelNames }) => ({
      name,
      type,
      labels: labelNames,
      isOfProcess: /^(?:process|nodejs)_/.test(name),
    }),
  );

/** Metrics of a shell and of store-api, from their registries; no server is started and nothing is read. */
export const registeredMetrics = (): Record<'shell' | 'store-api', RegisteredMetric[]> => {
  const shell = openShell({} as never);
  measureReadiness(shell.registry, () => false);
  measurePageCache(shell.registry, () => ({}));
  const { registry } = openStoreApi({
    ...never,
    enrichment: {} as never,
    ownApi: { work: { abandoned: () => new Map() } },
    config: { shopOrigin: 'https://shop.example', publicEndpoint: undefined },
  });
  createHealthMetrics(registry, {} as never);
  measureReconciliation(registry, {} as never);
  return {
    shell: described(shell.registry.getMetricsAsArray()),
    'store-api': described(registry.getMetricsAsArray()),
  };
};
