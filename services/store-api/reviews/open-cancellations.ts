import { asText } from '@shop/contracts/commerce/metadata';
import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { connectPlatform, type PlatformConfig } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import { followOrders, type OrderFollower } from '../webhooks/follow-orders.ts';
import type { WebhookReceiver } from '../webhooks/post-webhook.ts';
import { buyerOf } from './buyer-of.ts';
import { hasBought, itemsOf } from './has-bought.ts';
import type { RefreshRating } from './popularity.ts';

/** Path of the webhook for canceled orders. */
export const CANCELLATIONS_WEBHOOK = '/webhooks/cancellations';

export interface CancellationsOptions {
  database: Kysely<StoreDatabase>;
  platform: PlatformConfig;
  refreshRating: RefreshRating;
  log: (line: string) => void;
  /** Sweep interval in ms. */
  sweepEvery?: number;
}

export interface OpenCancellations extends Pick<OrderFollower, 'run' | 'close'> {
  webhooks: WebhookReceiver;
}

/** Deletes reviews by customers whose purchase of the item was cancelled, and who have no other of it. */
export const openCancellations = ({
  database,
  platform: config,
  refreshRating,
  log,
  sweepEvery,
}: CancellationsOptions): OpenCancellations => {
  const closing = new AbortController();
  const platform = connectPlatform(config, { closing: closing.signal });
  const forget = async (order: PlatformRow): Promise<void> => {
    const customerId = order.one('customer')?.id;
    if (!customerId || asText(order.attributes['status']) !== 'cancelled') return;
    const written = await database
      .selectFrom('review')
      .select(['id', 'kind', 'code'])
      .where('buyer', '=', buyerOf(customerId))
      .execute();
    const items = itemsOf(order);
    for (const { id, ...item } of written) {
      if (!items.some(({ kind, code }) => kind === item.kind && code === item.code)) continue;
      if (await hasBought(platform, customerId, item)) continue;
      await database.deleteFrom('review').where('id', '=', id).execute();
      await refreshRating(item);
    }
  };
  const { secretOf, wake, run, close } = followOrders({
    name: 'cancellations',
    topics: { 'orders.cancel': [] },
    time: 'cancelled_at',
    include: 'customer,line_items',
    database,
    platform,
    closing,
    take: forget,
    log,
    sweepEvery,
  });
  return {
    webhooks: {
      path: CANCELLATIONS_WEBHOOK,
      secretOf,
      // A sweep reads from the platform, so it runs outside the transaction that records the event.
      receive: () => wake(),
    },
    run,
    close,
  };
};
