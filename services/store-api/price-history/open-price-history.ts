import type { Market } from '@shop/contracts/market';
import type { Kysely } from 'kysely';
import { itemKey, type IndexedItem } from '../catalogue/item/indexed-item.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import { createLoopWait } from '../timing/wait.ts';
import {
  daysByMarket,
  lowestPricesOf,
  statesLowestPrices,
  type LowestPrices,
} from './lowest-prices-of.ts';
import { recordPrices, type PricedEntry } from './record-prices.ts';
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
   * Meets all items that an earlier process indexed: it may have stopped before it recorded a price or wrote metadata.
   * A second call waits for the first. A failure is logged; the next writer of the index repeats it.
   */
  catchUp: (indexed: AsyncIterable<readonly PricedEntry[]>) => Promise<void>;
  /** Writes until closed. */
  run: () => Promise<void>;
  close: () => Promise<void>;
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
  /** By item key. */
  const pending = new Map<string, Write>();
  /** Keys of the items that were met since the catch-up began; null without one. */
  let met: Set<string> | null = null;
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

  const meet = async (entries: readonly PricedEntry[]): Promise<void> => {
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

  const meetAll = async (indexed: AsyncIterable<readonly PricedEntry[]>): Promise<void> => {
    const newer = new Set<string>();
    met = newer;
    try {
      for await (const entries of indexed) {
        if (pause.isClosed()) return;
        // Items that changed during the catch-up are skipped, because the values read here may be older.
        await meet(entries.filter(({ item }) => !newer.has(itemKey(item))));
      }
    } finally {
      met = null;
    }
  };

  return {
    meet,
    catchUp: (indexed) => {
      caughtUp = caughtUp
        .then(() => meetAll(indexed))
        .catch((error: unknown) =>
          log(`not caught up: ${error instanceof Error ? error.message : error}`),
        );
      return caughtUp;
    },
    run: () => (running = loop()),
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
