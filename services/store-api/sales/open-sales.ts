import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import { readDocument, type PlatformRow } from '../platform/read-document.ts';
import { followOrders, type OrderFollower } from '../webhooks/follow-orders.ts';
import type { WebhookReceiver } from '../webhooks/post-webhook.ts';
import { countSold } from './count-sold.ts';
import type { SoldItemTable } from './sales-tables.ts';

/** Path of the webhook for placed orders. */
export const SALES_WEBHOOK = '/webhooks/sales';

export interface SalesOptions {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  /** Called with the added quantities after the commit. */
  onSold: (sold: SoldItemTable) => void;
  log: (line: string) => void;
  /** Sweep interval in ms. */
  sweepEvery?: number;
}

export interface OpenSales extends Pick<OrderFollower, 'run' | 'close'> {
  webhooks: WebhookReceiver;
}

/** Counts sold quantities, for the best-selling order: from events, and by a periodic sweep. */
export const openSales = ({
  database,
  platform: config,
  onSold,
  log,
  sweepEvery,
}: SalesOptions): OpenSales => {
  const closing = new AbortController();
  const count = async (row: PlatformRow): Promise<void> => {
    const sold = await database.transaction().execute((inside) => countSold(inside, row));
    for (const it of sold) onSold(it);
  };
  const { secretOf, run, close } = followOrders({
    name: 'sales',
    topics: { 'orders.place': ['market', 'line_items'] },
    time: 'placed_at',
    include: 'market,line_items',
    database,
    platform: connectPlatform(config, { closing: closing.signal }),
    closing,
    take: count,
    log,
    sweepEvery,
  });
  return {
    webhooks: {
      path: SALES_WEBHOOK,
      secretOf,
      receive: async (_topic, document, transaction) => {
        for (const row of readDocument(document))
          for (const it of await countSold(transaction, row)) onSold(it);
      },
    },
    run,
    close,
  };
};
