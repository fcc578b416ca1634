import { createHash } from 'node:crypto';
import { asRecord } from '@shop/contracts/commerce/metadata';
import type { PlatformRow } from '../platform/read-document.ts';

const ATTRIBUTES = [
  'status',
  'customer_email',
  'language_code',
  'country_code',
  'shipping_country_code_lock',
  'coupon_code',
  'gift_card_code',
  'subtotal_amount_cents',
  'discount_amount_cents',
  'shipping_amount_cents',
  'payment_method_amount_cents',
  'gift_card_amount_cents',
  'total_tax_amount_cents',
  'total_amount_with_taxes_cents',
  'skus_count',
  'line_item_options_count',
  'shipments_count',
] as const;

const lineFacts = ({ id, attributes }: PlatformRow) => [
  id,
  attributes['quantity'],
  attributes['total_amount_cents'],
  attributes['metadata'],
];

/**
 * Digest of everything a shopper can change in an order. This service's own writes do not affect it, so an etag with
 * this suffix proves that nothing has changed since.
 */
export const fingerprintOf = (order: PlatformRow): string => {
  const { etag: _, ...metadata } = asRecord(order.attributes['metadata']);
  const lines = order
    .many('line_items')
    .filter(
      (it) => it.attributes['item_type'] === 'skus' || it.attributes['item_type'] === 'bundles',
    )
    .map(lineFacts)
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  const facts = [ATTRIBUTES.map((it) => order.attributes[it] ?? null), metadata, lines];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 12);
};
