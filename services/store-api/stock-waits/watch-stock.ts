import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { catalogueSource } from '../catalogue/source/catalogue-source.ts';
import { createLoopWait } from '../timing/wait.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import type { MarketRule } from '../catalogue/item/announces-reduction.ts';
import { sendStockMails } from './send-stock-mails.ts';

export interface StockWatchOptions {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  /** Whether a market may sell an item. */
  sells: MarketRule;
  shopOrigin: string;
  /** Origin under which mail clients reach this service; null if they cannot. */
  apiOrigin: string | null;
  /** Poll interval in ms. */
  every: number;
  log: (line: string) => void;
}

export interface StockWatch {
  run: () => Promise<void>;
  close: () => Promise<void>;
}

/** Polls the stock of requested items and sends the notices. */
export const watchStock = ({
  database,
  platform,
  sells,
  shopOrigin,
  apiOrigin,
  every,
  log,
}: StockWatchOptions): StockWatch => {
  const closing = new AbortController();
  const pause = createLoopWait(closing.signal);
  // Closing aborts calls in flight.
  const source = catalogueSource(connectPlatform(platform, { closing: closing.signal }));
  let running: Promise<void> = Promise.resolve();
  const loop = async (): Promise<void> => {
    while (!pause.isClosed()) {
      try {
        await sendStockMails({ database, source, sells, shopOrigin, apiOrigin });
      } catch (error) {
        if (pause.isClosed()) return;
        log(`stock check failed: ${error instanceof Error ? error.message : error}`);
      }
      await pause.for(every);
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
