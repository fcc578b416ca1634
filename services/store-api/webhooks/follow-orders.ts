import { asText } from '@shop/contracts/commerce/metadata';
import type { Kysely } from 'kysely';
import { createLoopWait } from '../timing/wait.ts';
import { keptState } from '../database/kept-state.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { Platform } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import { readRows } from '../platform/read-rows.ts';
import { listenToPlatform } from './listen-to-platform.ts';
import type { WebhookTopics } from './register-webhooks.ts';

/** Default sweep interval in ms. */
const SWEEP_EVERY = 300_000;
/** Maximum delay in ms until an order is visible after its time. */
const OVERLAP = 120_000;
/** State key: time of the newest order seen by a sweep. */
const SWEPT = 'swept';

interface Options {
  /** Prefix of the webhooks' references and of the state keys. */
  name: string;
  topics: WebhookTopics;
  /** Attribute by which sweeps select orders. */
  time: 'placed_at' | 'cancelled_at';
  /** Relationships that a sweep includes. */
  include: string;
  database: Kysely<StoreDatabase>;
  platform: Platform;
  closing: AbortController;
  /** Processes an order found by a sweep, possibly more than once. */
  take: (order: PlatformRow) => Promise<void>;
  log: (line: string) => void;
  /** Sweep interval in ms. */
  sweepEvery?: number | undefined;
}

export interface OrderFollower {
  secretOf: (topic: string) => string | null;
  /** Sweeps soon. */
  wake: () => void;
  /**
   * Sweeps until closed.
   *
   * @param callbackUrl - URL for the platform's webhooks; null if it cannot reach this service, which then only sweeps
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => Promise<void>;
}

/** Follows the platform's orders by webhooks and periodic sweeps. */
export const followOrders = (options: Options): OrderFollower => {
  const { name, topics, time, include, database, platform, closing, take, log } = options;
  const { sweepEvery = SWEEP_EVERY } = options;
  const { signal } = closing;
  const state = keptState(database, name);
  const pause = createLoopWait(signal);
  const listener = listenToPlatform({
    name,
    topics,
    platform,
    storage: state,
    closing: signal,
    log,
  });
  let running: Promise<unknown> = Promise.resolve();

  const sweepOnce = async (): Promise<void> => {
    const since = (await state.state(SWEPT)) ?? '';
    let newest = since;
    const from = since ? Date.parse(since) - OVERLAP : 0;
    const query = { include, [`filter[q][${time}_gteq]`]: new Date(from).toISOString() };
    for await (const rows of readRows(platform, 'orders', query))
      for (const row of rows) {
        await take(row);
        const at = asText(row.attributes[time]) ?? '';
        if (at > newest) newest = at;
      }
    if (newest !== since) await state.setState(SWEPT, newest);
  };

  const sweep = async (): Promise<void> => {
    while (!pause.isClosed()) {
      try {
        await sweepOnce();
      } catch (error) {
        if (pause.isClosed()) return;
        log(`sweep failed: ${error instanceof Error ? error.message : error}`);
      }
      await pause.for(sweepEvery, 'wakeable');
    }
  };

  return {
    secretOf: listener.secretOf,
    wake: pause.wake,
    run: async (callbackUrl) => {
      await listener.recall();
      const register = callbackUrl === null ? null : listener.register(callbackUrl);
      const work = Promise.all([register, sweep()]);
      running = work.catch(() => undefined);
      await work;
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
