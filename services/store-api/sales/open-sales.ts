import { asText } from '@shop/contracts/commerce/metadata';
import type { Kysely } from 'kysely';
import { createSleep } from '../catalogue/freshness/sleep.ts';
import { keptState } from '../database/kept-state.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import { readDocument, type PlatformRow } from '../platform/read-document.ts';
import { readRows } from '../platform/read-rows.ts';
import { listenToPlatform } from '../webhooks/listen-to-platform.ts';
import type { WebhookReceiver } from '../webhooks/post-webhook.ts';
import { countSold } from './count-sold.ts';
import type { SoldItemTable } from './sales-tables.ts';

/** Where the platform tells of orders that were placed. */
export const SALES_WEBHOOK = '/webhooks/sales';

export interface SalesOptions {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  /** Called with what was added, once it is kept. */
  onSold: (sold: SoldItemTable) => void;
  say: (line: string) => void;
  /** ms between two looks for what no event reported. */
  sweepEvery?: number;
}

export interface OpenSales {
  webhooks: WebhookReceiver;
  /**
   * Counts until it is closed.
   *
   * @param callbackUrl - where the platform can call this service; null where it cannot, and is only looked at
   */
  run: (callbackUrl: string | null) => Promise<void>;
  close: () => Promise<void>;
}

const SWEEP_EVERY = 300_000;
/** How much later than its time an order may be seen, in ms. */
const OVERLAP = 120_000;
/** When the newest order was placed that a look has met. */
const SWEPT = 'swept';

/** Counts what is sold, for the order by best selling: as the platform tells of it, and by looking at times. */
export const openSales = ({
  database,
  platform: config,
  onSold,
  say,
  sweepEvery = SWEEP_EVERY,
}: SalesOptions): OpenSales => {
  const closing = new AbortController();
  const { signal } = closing;
  const platform = connectPlatform(config, { closing: signal });
  const state = keptState(database, 'sales');
  const sleep = createSleep(signal);
  const listener = listenToPlatform({
    name: 'sales',
    topics: { 'orders.place': ['market', 'line_items'] },
    platform,
    storage: state,
    closing: signal,
    say,
  });
  let running: Promise<unknown> = Promise.resolve();

  const count = async (row: PlatformRow): Promise<void> => {
    const sold = await database.transaction().execute((inside) => countSold(inside, row));
    for (const it of sold) onSold(it);
  };

  const look = async (): Promise<void> => {
    const since = await state.state(SWEPT);
    let newest = since ?? '';
    const from = since ? Date.parse(since) - OVERLAP : 0;
    for await (const rows of readRows(platform, 'orders', {
      include: 'market,line_items',
      'filter[q][placed_at_gteq]': new Date(from).toISOString(),
    }))
      for (const row of rows) {
        await count(row);
        const at = asText(row.attributes['placed_at']) ?? '';
        if (at > newest) newest = at;
      }
    if (newest !== (since ?? '')) await state.setState(SWEPT, newest);
  };

  const sweep = async (): Promise<void> => {
    while (!sleep.isOver()) {
      try {
        await look();
      } catch (error) {
        if (sleep.isOver()) return;
        say(`orders cannot be looked through: ${error instanceof Error ? error.message : error}`);
      }
      await sleep.until(sweepEvery, true);
    }
  };

  return {
    webhooks: {
      path: SALES_WEBHOOK,
      secretOf: listener.secretOf,
      receive: async (_topic, document, transaction) => {
        for (const row of readDocument(document))
          for (const it of await countSold(transaction, row)) onSold(it);
      },
    },
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
