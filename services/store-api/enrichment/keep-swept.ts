import { setTimeout as pause } from 'node:timers/promises';
import type { KeptState } from '../webhooks/listen-to-platform.ts';

/**
 * Up to when everything is known to be done, ISO 8601: by the platform's own `updated_at`, never by this process's
 * clock, so that what an earlier process left is not taken for done because a later one has only just heard of it.
 */
const SWEPT_AT = 'swept_at';
const LONGEST_WAIT = 60_000;
const FIRST_WAIT = 250;

interface Options {
  state: KeptState;
  /** Looks for what changed since, in ms since 1970; false where not all could be taken. */
  sweep: (since: number | null) => Promise<boolean>;
  /** When the platform last changed an order, in ms since 1970; null where there is none. */
  newest: () => Promise<number | null>;
  /** From when on orders that wait may be undone; `Infinity` when none waits. */
  oldest: () => number;
  /** Ms between two looks. */
  every: number;
  closing: AbortSignal;
  say: (line: string) => void;
}

export interface Sweeper {
  /** Has a look soon. */
  wake: () => void;
  /** An order was let go undone: what is kept as done must not pass this moment. */
  miss: () => void;
  run: () => Promise<void>;
}

/** Looks again and again for orders that no event reported, and keeps how far all is done, for the next start. */
export const keepSwept = ({
  state,
  sweep,
  newest,
  oldest,
  every,
  closing,
  say,
}: Options): Sweeper => {
  let waking = new AbortController();
  let missed = false;
  let failures = 0;

  const look = async (): Promise<void> => {
    const kept = await state.state(SWEPT_AT);
    const since = kept === null ? null : Date.parse(kept);
    // Asked first: what changes during the look is left to the next one.
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
        const signal = AbortSignal.any([waking.signal, closing]);
        try {
          await look();
          failures = 0;
        } catch (error) {
          if (closing.aborted) return;
          failures += 1;
          say(`orders cannot be looked through, ${error instanceof Error ? error.message : error}`);
        }
        const wait = failures > 0 ? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) : every;
        await pause(wait, undefined, { signal }).catch(() => undefined);
        // Not more often than this, however often it is woken.
        await pause(Math.min(every, FIRST_WAIT), undefined, { signal: closing }).catch(
          () => undefined,
        );
      }
    },
  };
};
