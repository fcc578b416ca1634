import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { catalogueSource } from '../catalogue/source/catalogue-source.ts';
import { createSleep } from '../catalogue/freshness/sleep.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import { sendStockMails } from './send-stock-mails.ts';

export interface StockWatchOptions {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  shopOrigin: string;
  /** Where mail programs reach this service; null where they do not. */
  apiOrigin: string | null;
  /** ms between two looks. */
  every: number;
  say: (line: string) => void;
}

export interface StockWatch {
  run: () => Promise<void>;
  close: () => Promise<void>;
}

/** Looks again and again whether what someone waits for can be had. */
export const watchStock = ({
  database,
  platform,
  shopOrigin,
  apiOrigin,
  every,
  say,
}: StockWatchOptions): StockWatch => {
  const closing = new AbortController();
  const sleep = createSleep(closing.signal);
  // A look that is under way ends with the watch.
  const source = catalogueSource(connectPlatform(platform, { closing: closing.signal }));
  let running: Promise<void> = Promise.resolve();
  const loop = async (): Promise<void> => {
    while (!sleep.isOver()) {
      try {
        await sendStockMails({ database, source, shopOrigin, apiOrigin });
      } catch (error) {
        if (sleep.isOver()) return;
        say(`no look at what is waited for: ${error instanceof Error ? error.message : error}`);
      }
      await sleep.until(every, false);
    }
  };
  return {
    run: () => (running = loop()),
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
