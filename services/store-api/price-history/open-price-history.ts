import type { Market } from '@shop/contracts/market';
import type { Kysely } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { itemKey, type IndexedItem } from '../catalogue/item/indexed-item.ts';
import { batches } from '../database/batches.ts';
import { keptState, type KeptState } from '../database/kept-state.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import { createLoopWait, wait } from '../timing/wait.ts';
import {
  daysByMarket,
  lowestPricesOf,
  statesLowestPrices,
  type LowestPrices,
} from './lowest-prices-of.ts';
import { recordPrices, type PricedEntry } from './record-prices.ts';
import { openShutdownMarker, type ShutdownMarker } from './shutdown-marker.ts';
import { writeLowestPrices } from './write-lowest-prices.ts';

export interface PriceHistoryOptions {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  /** The shop's markets, whose countries decide where the lowest price is shown. */
  markets: readonly Market[];
  /** Interval of repeated attempts, in ms. */
  retryEvery: number;
  log: (line: string) => void;
}

export interface OpenPriceHistory {
  /** Records the prices of indexed items, and schedules the writes of their metadata. */
  meet: (entries: readonly PricedEntry[]) => Promise<void>;
  /**
   * Begins this process's term as the writer of an index, and meets all items that an earlier process indexed but may
   * not have met: it may have stopped before it recorded a price or wrote metadata. A later term ends this one. A
   * failure is logged; the next writer repeats it.
   *
   * @returns once the term has begun. Only then may the index be written
   */
  beginTerm: (index: PricedIndex) => Promise<{ caughtUp: Promise<void> }>;
  /** Ends the term before the index is closed. If every item was met, the next writer need not catch up. */
  endTerm: () => Promise<void>;
  /** Writes until closed. */
  run: () => Promise<void>;
  close: () => Promise<void>;
}

/** An index of priced items. */
export interface PricedIndex extends KeptState {
  all: () => AsyncIterable<readonly PricedEntry[]>;
}

/** Items met in one turn of the event loop: about as many rows as one statement inserts. */
const AT_ONCE = 80;

/** Pause after a batch of the catch-up as a multiple of its time: visitors come first. */
const REST = 2;

/** Of this process as the writer of the index. */
interface Term {
  marker: ShutdownMarker | null;
  isOver: boolean;
  /** Whether some item may not have been met. */
  hasMissed: boolean;
}

interface Write {
  item: Pick<IndexedItem, 'kind' | 'code' | 'ids'>;
  prices: LowestPrices;
}

const lineOf = ({ item: { kind, code }, prices }: Write): string =>
  prices === null
    ? `${kind} ${code}: no lowest price any more`
    : `${kind} ${code}: lowest prices in ${Object.keys(prices).join(', ')}`;

/**
 * Keeps the history of all prices and states the lowest price before each reduction in the item's metadata, where every
 * reader of the item finds it.
 */
export const openPriceHistory = ({
  database,
  platform: config,
  markets,
  retryEvery,
  log,
}: PriceHistoryOptions): OpenPriceHistory => {
  const closing = new AbortController();
  const pause = createLoopWait(closing.signal);
  const platform = connectPlatform(config, { closing: closing.signal });
  const days = daysByMarket(markets);
  const kept = keptState(database, 'price-history');
  const rules = JSON.stringify([...days]);
  /** By item key. */
  const pending = new Map<string, Write>();
  /** Keys of the items that were met since the catch-up began; null without one. */
  let met: Set<string> | null = null;
  let term: Term | null = null;
  let caughtUp: Promise<void> = Promise.resolve();
  let running: Promise<void> = Promise.resolve();

  const writeAll = async (): Promise<boolean> => {
    let hasFailed = false;
    for (const [key, write] of pending) {
      if (pause.isClosed()) return false;
      try {
        if (await writeLowestPrices(platform, write.item, write.prices)) log(lineOf(write));
        // Newer prices may be waiting meanwhile.
        if (pending.get(key) === write) pending.delete(key);
      } catch (error) {
        if (pause.isClosed()) return false;
        hasFailed = true;
        log(`${key} failed and is tried again: ${error instanceof Error ? error.message : error}`);
      }
    }
    return hasFailed;
  };

  const loop = async (): Promise<void> => {
    while (!pause.isClosed()) {
      const hasFailed = await writeAll();
      // Items put meanwhile must not shorten the pause of a failing platform.
      await pause.for(retryEvery, hasFailed ? undefined : 'wakeable');
    }
  };

  const meetSome = async (entries: readonly PricedEntry[]): Promise<void> => {
    for (const { item } of entries) met?.add(itemKey(item));
    const histories = await recordPrices(database, entries, Date.now());
    for (const { item } of entries) {
      const key = itemKey(item);
      const prices = lowestPricesOf(item, histories.get(key) ?? new Map(), days);
      if (statesLowestPrices(item.metadata, prices)) pending.delete(key);
      else pending.set(key, { item, prices });
    }
    if (pending.size > 0) pause.wake();
  };

  const meet = async (entries: readonly PricedEntry[]): Promise<void> => {
    try {
      for (const some of batches(entries, AT_ONCE)) {
        await meetSome(some);
        await nextTurn();
      }
    } catch (error) {
      if (term) term.hasMissed = true;
      throw error;
    }
  };

  /** @returns false if it was interrupted */
  const meetAll = async (index: PricedIndex, mine: Term): Promise<boolean> => {
    const newer = new Set<string>();
    met = newer;
    try {
      for await (const entries of index.all()) {
        if (mine.isOver || pause.isClosed()) return false;
        const started = performance.now();
        // Items that changed during the catch-up are skipped, because the values read here may be older.
        await meet(entries.filter(({ item }) => !newer.has(itemKey(item))));
        await wait(REST * (performance.now() - started), closing.signal);
      }
      return true;
    } finally {
      met = null;
    }
  };

  const failed = (mine: Term) => (error: unknown) => {
    mine.hasMissed = true;
    log(`not caught up: ${error instanceof Error ? error.message : error}`);
  };

  const catchUp = async (index: PricedIndex, mine: Term): Promise<void> => {
    if (mine.marker?.wasClean) return;
    if (!(await meetAll(index, mine))) mine.hasMissed = true;
  };

  return {
    meet,
    beginTerm: async (index) => {
      const mine: Term = { marker: null, isOver: false, hasMissed: false };
      if (term) term.isOver = true;
      term = mine;
      mine.marker = await openShutdownMarker(index, kept, rules).catch((error: unknown) => {
        failed(mine)(error);
        return null;
      });
      caughtUp = caughtUp.then(() => catchUp(index, mine)).catch(failed(mine));
      return { caughtUp };
    },
    endTerm: async () => {
      if (!term) return;
      term.isOver = true;
      await caughtUp;
      // Without the marker, the next writer catches up.
      if (!term.hasMissed && pending.size === 0)
        await term.marker?.setClean().catch(() => undefined);
    },
    run: () => (running = loop()),
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
