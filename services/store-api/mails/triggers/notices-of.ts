import { asNumber, asText } from '@shop/contracts/commerce/metadata';
import { type Locale, LOCALES, type Market, marketPath } from '@shop/contracts/market';
import type { WebhookTopics } from '../../webhooks/register-webhooks.ts';
import type { PlatformRow } from '../../platform/read-document.ts';

/** Events with a mail to the buyer, and the includes for recipient, language and market. */
export const MAIL_TOPICS: WebhookTopics = {
  'orders.place': ['market'],
  'shipments.ship': ['order.market'],
  'shipments.deliver': ['order.market'],
  'refunds.create': ['order.market'],
  'refunds.succeeded': ['order.market'],
  'authorizations.failed': ['order.market'],
  'captures.failed': ['order.market'],
};

/** Recipient, language and market of a mail. */
interface Reader {
  orderId: string;
  to: string;
  locale: Locale;
  /** `it/eur` */
  market: string;
}

/** A mail due to an event; `event` is its idempotency key. */
export type Notice = Reader &
  (
    | { kind: 'order-confirmation'; event: string }
    | { kind: 'order-shipped' | 'order-delivered'; event: string; shipmentId: string }
    | { kind: 'payment-refused'; event: string; transaction: 'authorizations' | 'captures' }
    | { kind: 'order-refunded'; event: string; amountCents: number }
  );

const PLACED: readonly unknown[] = ['placed', 'approved', 'cancelled'];
const OWED: readonly unknown[] = ['placed', 'approved'];

/** Market slug of the shop, which may differ from the organization's name for it. */
const marketOf = (
  row: PlatformRow,
  markets: readonly Market[],
): Pick<Market, 'market_name'> & Partial<Market> => {
  const code = row.attributes['code'];
  return (
    markets.find((it) => it.market_id === row.id || it.market_code === code) ?? {
      market_name: asText(row.attributes['name']) ?? '',
    }
  );
};

const readerOf = (order: PlatformRow, markets: readonly Market[]): Reader | null => {
  const to = asText(order.attributes['customer_email']);
  const row = order.one('market');
  if (!to || !row) return null;
  const market = marketOf(row, markets);
  const language = order.attributes['language_code'];
  const locale = LOCALES.find((it) => it === language) ?? market.default_locale ?? 'en';
  const path = marketPath(market as Market, locale).slice(1, -locale.length - 1);
  return { orderId: order.id, to, locale, market: path };
};

const ofShipment = (row: PlatformRow, reader: Reader): Notice[] => {
  const status = row.attributes['status'];
  const about = { ...reader, event: row.id, shipmentId: row.id };
  if (status === 'shipped') return [{ ...about, kind: 'order-shipped' }];
  return status === 'delivered' ? [{ ...about, kind: 'order-delivered' }] : [];
};

const ofRefund = (row: PlatformRow, reader: Reader): Notice[] => {
  const amountCents = asNumber(row.attributes['amount_cents']);
  return row.attributes['succeeded'] === true && amountCents !== null && amountCents > 0
    ? [{ ...reader, kind: 'order-refunded', event: row.id, amountCents }]
    : [];
};

/**
 * Whether a payment failed after its order was placed. One that fails while the order is a cart is reported on the
 * page; afterwards only a mail reaches the customer.
 */
export const isRefusedAfterPlacing = (row: PlatformRow, order: PlatformRow): boolean =>
  row.attributes['succeeded'] !== true &&
  OWED.includes(order.attributes['status']) &&
  (asText(row.attributes['created_at']) ?? '') >= (asText(order.attributes['placed_at']) ?? '');

const ofTransaction = (
  row: PlatformRow,
  transaction: 'authorizations' | 'captures',
  order: PlatformRow,
  reader: Reader,
): Notice[] =>
  isRefusedAfterPlacing(row, order)
    ? [{ ...reader, kind: 'payment-refused', event: row.id, transaction }]
    : [];

/**
 * The mails due to the state of a row: order, shipment, refund, authorization or capture. Based on the row and not on
 * the event's name, so that late events and sweeps give the same result.
 */
export const noticesOf = (row: PlatformRow, markets: readonly Market[]): Notice[] => {
  const order = row.type === 'orders' ? row : row.one('order');
  const reader = order && readerOf(order, markets);
  if (!order || !reader) return [];
  switch (row.type) {
    case 'orders':
      return PLACED.includes(order.attributes['status'])
        ? [{ ...reader, kind: 'order-confirmation', event: order.id }]
        : [];
    case 'shipments':
      return ofShipment(row, reader);
    case 'refunds':
      return ofRefund(row, reader);
    case 'authorizations':
    case 'captures':
      return ofTransaction(row, row.type, order, reader);
    default:
      return [];
  }
};
