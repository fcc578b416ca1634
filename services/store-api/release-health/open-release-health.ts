import { addressSet } from '@shop/server-kit/limits';
import type { Registry } from 'prom-client';
import type { ReleasesContext } from '../releases/releases-context.ts';
import { createLoopWait } from '../timing/wait.ts';
import { flushCounts } from './counts/pending-counts.ts';
import { createReleaseCounts } from './counts/release-counts.ts';
import { deleteOldCounts, storeCounts } from './counts/store-counts.ts';
import { createHealthMetrics } from './health-metrics.ts';
import { HEALTH_SETTINGS } from './health-settings.ts';
import { createRegisteredReleases } from './ingest/registered-releases.ts';
import type { IngestContext } from './ingest/post-health-reports.ts';
import { createReportingNetworks } from './ingest/reporting-networks.ts';
import { createPageCounts, deleteOldPageCounts, storePageCounts } from './pages/page-vitals.ts';
import { evaluateReleases } from './watch/evaluate-releases.ts';
import type { WatchContext } from './watch/watch-context.ts';

export interface ReleaseHealthOptions extends ReleasesContext {
  /** Keys of the shell's signatures; without one no reports are accepted. */
  signingKeys: readonly string[];
  /** Whether releases are withdrawn automatically. */
  isAutomatic: boolean;
  /** Origins of the shop's pages. */
  origins: readonly string[];
  /** Addresses and networks of the shell's servers. */
  trusted: readonly string[];
  /** Codes of the shop's markets. */
  markets: readonly string[];
  registry: Registry;
  log: (line: string) => void;
}

export interface OpenReleaseHealth {
  /** Context of the endpoint; null without a signing key. */
  ingest: IngestContext | null;
  isAutomatic: boolean;
  /** Reads the registered releases, and stores pending counts. Counts of a failed call are kept for the next one. */
  flush: () => Promise<void>;
  /** Evaluates the live releases once. */
  evaluate: () => Promise<void>;
  /** Flushes and evaluates periodically until `close`. */
  run: () => Promise<void>;
  /** Stops the loops and stores the pending counts. */
  close: () => Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Counts health reports, withdraws releases that prove worse, and advances staged rollouts. */
export const openReleaseHealth = (options: ReleaseHealthOptions): OpenReleaseHealth => {
  const { database, now, log, signingKeys, isAutomatic, origins, trusted, markets, registry } =
    options;
  const pending = createReleaseCounts();
  const pendingPages = createPageCounts();
  const networks = createReportingNetworks(() => now().getTime());
  const registered = createRegisteredReleases(database);
  const metrics = createHealthMetrics(registry, database);
  const closing = new AbortController();
  let purgedAt: number | null = null;
  let loops: Promise<unknown> = Promise.resolve();

  const flush = async (): Promise<void> => {
    await registered.refresh();
    await flushCounts(pending, (counts) => storeCounts(database, counts, now()));
    await flushCounts(pendingPages, (counts) => storePageCounts(database, counts, now()));
    if (purgedAt !== null && Math.abs(now().getTime() - purgedAt) < HOUR_MS) return;
    purgedAt = now().getTime();
    await deleteOldCounts(database, HEALTH_SETTINGS.keepHours, now());
    await deleteOldPageCounts(database, now());
  };
  /** Era of the last comparison by remote and release. */
  const eras = new Map<string, number>();
  const onSubject: WatchContext['onSubject'] = (remote, { candidate, era }) => {
    const key = `${remote} ${candidate}`;
    if (eras.get(key) !== era) networks.forget(remote, candidate);
    eras.set(key, era);
  };
  const evaluate = (): Promise<void> => evaluateReleases({ ...options, onSubject });

  const repeat = async (name: string, every: number, work: () => Promise<void>): Promise<void> => {
    const wait = createLoopWait(closing.signal);
    while (!wait.isClosed()) {
      await work().catch((error: unknown) =>
        log(`${name} failed: ${error instanceof Error ? error.message : error}`),
      );
      await wait.for(every);
    }
  };

  return {
    ingest:
      signingKeys.length > 0
        ? {
            signingKeys,
            origins,
            isTrusted: addressSet(trusted),
            pending,
            pendingPages,
            markets,
            networks,
            registered,
            metrics,
            now,
          }
        : null,
    isAutomatic,
    flush,
    evaluate,
    run: async () => {
      loops = Promise.all([
        repeat('flush', HEALTH_SETTINGS.flushEvery, flush),
        repeat('evaluation', HEALTH_SETTINGS.evaluateEvery, evaluate),
      ]);
      await loops;
    },
    close: async () => {
      closing.abort();
      await loops;
      await flush().catch((error: unknown) => log(`last flush failed: ${error}`));
    },
  };
};
