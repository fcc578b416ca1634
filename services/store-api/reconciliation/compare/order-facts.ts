import { asNumber, asText } from '@shop/contracts/commerce/metadata';
import { formatMoney, type CurrencyCode } from '@shop/contracts/market';
import type { PlatformRow } from '../../platform/read-document.ts';
import type { Difference, DifferenceKind } from '../difference.ts';

/** Relationships of an order that the comparisons read. */
export const ORDER_INCLUDES =
  'market,line_items,shipping_address,shipments,authorizations,captures,voids,refunds';

export const centsOf = (row: PlatformRow, name: string): number =>
  asNumber(row.attributes[name]) ?? 0;

/** Text of a time or a status; empty if the row has none. */
export const textOf = (row: PlatformRow, name: string): string =>
  asText(row.attributes[name]) ?? '';

export const moneyIn = (order: PlatformRow, cents: number): string =>
  formatMoney({ cents, currency: textOf(order, 'currency_code') as CurrencyCode }, 'en');

/** A difference of an order, since it was placed unless stated. */
export const ofOrder = (
  order: PlatformRow,
  kind: DifferenceKind,
  detail: string,
  { subject = order.id, since = textOf(order, 'placed_at') } = {},
): Difference => ({
  kind,
  subject,
  orderId: order.id,
  orderNumber: asText(order.attributes['number']),
  detail,
  since,
});
