import { mergeSignals } from '@shop/server-kit/http';
import type { KeptState } from '../database/kept-state.ts';
import { wait } from '../timing/wait.ts';

/**
 * Time up to which all orders are done, ISO 8601. It is the platform's `updated_at`, never this process's clock, so an
 * order left by an earlier process does not count as done because a later process saw it only now.
 */
const SWEPT_AT = 'swept_at';
const LONGEST_WAIT = 60_000;
const FIRST_WAIT = 250;

interface Options {
  state: KeptState;
  /** Queues the orders changed since a time in ms; false if some did not fit. */
  sweep: (since: number | null) => Promise<boolean>;
  /** Time of the platform's last change of an order in ms; null without orders. */
  newest: () => Promise<number | null>;
  /** Earliest change of a queued order in ms; `Infinity` if the queue is empty. */
  oldest: () => number;
  /** Sweep interval in ms. */
  every: number;
  closing: AbortSignal;
  log: (line: string) => void;
}

export interface Sweeper {
  /** Sweeps soon. */
  wake: () => void;
  /** Reports a dropped order: the stored time must not advance in this sweep. */
  miss: () => void;
  run: () => Promise<void>;
}

/** Periodic sweep for orders that no event reported. Stores its progress for the next start. */
export const sweepPeriodically = ({
  state,
  sweep,
  newest,
  oldest,
  every,
  closing,
  log,
}: Options): Sweeper => {
  let waking = new AbortController();
  let missed = false;
  let failures = 0;

  const sweepOnce = async (): Promise<void> => {
    const kept = await state.state(SWEPT_AT);
    const since = kept === null ? null : Date.parse(kept);
    // Read before the sweep: later changes belong to the next sweep.
    const changed = await newest();
    missed = false;
    if (!(await sweep(since)) || missed || changed === null) return;
    const done = Math.min(changed, oldest());
    if (Number.isFinite(done) && (since === null || done > since))
      await state.setState(SWEPT_AT, new Date(done).toISOString());
  };

  return {
    wake: () => waking.abort(),
    miss: () => {
      missed = true;
    },
    run: async () => {
      while (!closing.aborted) {
        waking = new AbortController();
        const { signal, release } = mergeSignals(waking.signal, closing);
        try {
          await sweepOnce();
          failures = 0;
        } catch (error) {
          if (closing.aborted) return;
          failures += 1;
          log(`sweep failed: ${error instanceof Error ? error.message : error}`);
        }
        const delay = failures > 0 ? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) : every;
        await wait(delay, signal);
        release();
        // Limits the rate of sweeps however often `wake` is called.
        await wait(Math.min(every, FIRST_WAIT), closing);
      }
    },
  };
};
