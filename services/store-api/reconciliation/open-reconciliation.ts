import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { connectPlatform, type Platform, type PlatformConfig } from '../platform/platform.ts';
import { backoffDelay, type BackoffPolicy } from '../timing/backoff.ts';
import { createLoopWait } from '../timing/wait.ts';
import { performRun } from './runs/perform-run.ts';
import { addNight, claimRun, nightOf, pruneRuns, updateRun, type Run } from './runs/run-rows.ts';

export interface ReconciliationSettings {
  /** Hour of the day (UTC) from which the nightly run is due. */
  hour: number;
  /** Compared days. */
  days: number;
}

export interface ReconciliationOptions extends ReconciliationSettings {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  /** Whether orders are enriched. */
  enriches: boolean;
  log: (line: string) => void;
  now?: () => Date;
  policy?: BackoffPolicy;
  /** Interval in ms in which due runs are looked up. */
  pollEvery?: number;
  /** Pause between two pages in ms: leaves the platform's rate limit to the shop. */
  pageEvery?: number;
  /** Lease of a run in ms, after which another process continues that of a crashed one. */
  claimLasts?: number;
}

export interface OpenReconciliation {
  /** Looks for due runs soon. */
  wake: () => void;
  /** Performs due runs until closed. */
  run: () => Promise<void>;
  close: () => Promise<void>;
}

/** Five attempts within an hour: after 1, 2, 4 … minutes. */
const RETRIES: BackoffPolicy = { attempts: 5, first: 60_000, longest: 1_800_000 };

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

/** Compares orders, payments, mails and withdrawals with the platform each night, and when asked. */
export const openReconciliation = (options: ReconciliationOptions): OpenReconciliation => {
  const { database, platform: config, hour, log, policy = RETRIES } = options;
  const { now = () => new Date(), pollEvery = 60_000, pageEvery = 1_000 } = options;
  const { claimLasts = 300_000 } = options;
  const closing = new AbortController();
  const loopPause = createLoopWait(closing.signal);
  const pagePause = createLoopWait(closing.signal);
  const platform: Pick<Platform, 'list'> = connectPlatform(config, { closing: closing.signal });
  let running: Promise<void> = Promise.resolve();

  const fail = async (run: Run, error: unknown): Promise<void> => {
    const reason = reasonOf(error);
    const wait = backoffDelay(policy, run.attempts, Math.random());
    log(`${run.id} ${wait === null ? 'failed' : 'is tried again'}: ${reason}`);
    await updateRun(database, run, {
      error: reason.slice(0, 500),
      ...(wait === null ? { state: 'failed' } : { lasts: wait }),
    });
  };

  const perform = async (run: Run): Promise<void> => {
    try {
      // Every attempt so far ended with a crash, maybe caused by this run.
      if (run.attempts > policy.attempts) throw new Error('it was never done to the end');
      const counts = await performRun(
        {
          ...options,
          now,
          claimLasts,
          platform,
          pause: async () => {
            await pagePause.for(pageEvery);
            closing.signal.throwIfAborted();
          },
        },
        run,
      );
      log(`${run.id} is done: ${JSON.stringify(counts)}`);
    } catch (error) {
      // Another process continues at once.
      if (closing.signal.aborted) await updateRun(database, run, { lasts: 0 });
      else await fail(run, error);
    }
  };

  const loop = async (): Promise<void> => {
    while (!loopPause.isClosed()) {
      try {
        await addNight(database, nightOf(now(), hour));
        const run = await claimRun(database, claimLasts);
        if (run) {
          await perform(run);
          await pruneRuns(database);
          continue;
        }
      } catch (error) {
        if (loopPause.isClosed()) return;
        log(`cannot run: ${reasonOf(error)}`);
      }
      await loopPause.for(pollEvery, 'wakeable');
    }
  };

  return {
    wake: loopPause.wake,
    run: () => (running = loop()),
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
