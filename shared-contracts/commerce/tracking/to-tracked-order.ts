import type { Order as PlatformOrder } from '@commercelayer/sdk';
import { asText } from '../metadata/index.ts';
import { namesOf } from '../metadata/names-of.ts';
import { toTotals } from '../order/mapping/to-totals.ts';
import { isPlaceholder } from '../address/placeholder-address.ts';
import { toMoney } from '../to-money.ts';
import { toRefunds } from './to-refunds.ts';
import { toReturns } from './to-returns.ts';
import { toTrackedShipment } from './to-tracked-shipment.ts';
import type { TrackedLine, TrackedOrder, TrackedPlace } from './types.ts';

type PlatformLine = NonNullable<PlatformOrder['line_items']>[number];

const toLine = (it: PlatformLine): TrackedLine => ({
  id: it.id,
  name: it.name ?? '',
  names: namesOf(it.item ?? it.bundle),
  sku: it.sku_code ?? it.bundle_code ?? null,
  image: it.image_url ?? null,
  quantity: it.quantity,
  total: toMoney(it.total_amount_cents, it.currency_code),
});

const toPlace = (address: PlatformOrder['shipping_address']): TrackedPlace | null =>
  address && !isPlaceholder(address.metadata)
    ? { city: address.city ?? '', country: address.country_code }
    : null;

/**
 * An order as anyone who has its tracking link is shown it: no name, street or e-mail address, and nothing that was
 * written. A link can be passed on. Read with lines, their items and bundles, addresses, refunds, returns, shipments and their
 * parcels.
 */
export const toTrackedOrder = (it: PlatformOrder): TrackedOrder => ({
  number: asText(it.number) ?? it.id,
  status: it.status,
  payment: it.payment_status,
  fulfillment: it.fulfillment_status,
  placedAt: it.placed_at ?? null,
  lines: (it.line_items ?? [])
    .filter(({ item_type }) => item_type === 'skus' || item_type === 'bundles')
    .map(toLine),
  totals: toTotals(it),
  refunds: toRefunds(it.refunds),
  returns: toReturns(it.returns),
  shippingAddress: toPlace(it.shipping_address),
  billingAddress: toPlace(it.billing_address),
  shipments: (it.shipments ?? []).map((shipment) => toTrackedShipment({ ...shipment })),
});
