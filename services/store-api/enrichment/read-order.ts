import type { Order as PlatformOrder } from '@commercelayer/sdk';
import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import {
  depositsIn,
  toOrder,
  type DepositsByLine,
} from '@shop/contracts/commerce/order/platform-order';
import {
  methodPrice,
  type OpenMethod,
  type OpenShipment,
  type ShippingFacts,
} from '@shop/contracts/commerce/shipping';
import { dutiesOf, shippingMethodOf } from '@shop/contracts/market';
import type { Platform } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import {
  isCostLineName,
  NO_DEPOSITS,
  type CostLine,
  type OrderDeposits,
} from './cost/cost-line.ts';
import { fingerprintOf } from './fingerprint-of.ts';

export interface OrderShipment extends OpenShipment {
  id: string;
  /** When the platform last changed it, ISO 8601 with ms. */
  updatedAt: string;
}

/** The part of an order that enrichment reads. */
export interface EnrichableOrder {
  id: string;
  /** A cart: draft or pending (T1). */
  isCart: boolean;
  /** Whether it contains goods. */
  isFilled: boolean;
  /** When the platform last changed it, ISO 8601 with ms. */
  updatedAt: string;
  currency: string;
  metadata: Readonly<Record<string, unknown>>;
  /** Fingerprint of everything a shopper can change. */
  fingerprint: string;
  lineIds: readonly string[];
  costLines: readonly CostLine[];
  /** Deposits that the destination requires. */
  deposits: OrderDeposits;
  shipments: readonly OrderShipment[];
  /** Shipping charge of the platform in cents, after promotions. */
  charged: number;
  /** Reference of the market's shipping method for the destination (M6); null if the market has none. */
  usualMethod: string | null;
}

const INCLUDES = [
  'line_items',
  'market',
  'shipping_address',
  'shipments.shipping_method',
  'shipments.available_shipping_methods',
];

/** What the deposits of an order depend on. */
export const ITEM_INCLUDES: readonly string[] = [
  'line_items.item',
  'line_items.bundle.sku_list.sku_list_items',
  'line_items.bundle.skus',
];

const costLine = ({ id, attributes }: PlatformRow): CostLine[] => {
  const { name, item_type: type } = attributes;
  if (type !== 'adjustments' || !isCostLineName(name)) return [];
  const deposits = asRecord(asRecord(attributes['metadata'])['deposits']) as DepositsByLine;
  return [{ id, name, cents: Number(attributes['unit_amount_cents'] ?? 0), deposits }];
};

/** ISO 3166-1 alpha-2 of the country that an order goes to; empty if unknown. */
export const destination = (row: PlatformRow): string =>
  asText(
    row.attributes['shipping_country_code_lock'] ??
      row.one('shipping_address')?.attributes['country_code'],
  ) ?? '';

/** Reads the order's row, with its items only where the destination has rules for deposits. */
const readRow = async (platform: Platform, id: string): Promise<PlatformRow | null> => {
  const path = `orders/${id}`;
  const row = await platform.read(path, { include: INCLUDES.join(',') });
  if (!row || !dutiesOf(destination(row)).deposit) return row;
  return platform.read(path, { include: [...INCLUDES, ...ITEM_INCLUDES].join(',') });
};

/** Deposits that an order's destination requires, from its row with {@link ITEM_INCLUDES}. */
export const depositsOf = (row: PlatformRow): OrderDeposits => {
  const country = destination(row);
  if (!dutiesOf(country).deposit) return NO_DEPOSITS;
  const { lines } = toOrder(row.nested() as unknown as PlatformOrder);
  const byLine = depositsIn(lines, country);
  const cents = lines.reduce((sum, { id, quantity }) => sum + (byLine[id] ?? 0) * quantity, 0);
  return { cents, byLine };
};

const cents = (row: PlatformRow, name: string): number => Number(row.attributes[name] ?? 0);

const centsOrNull = (row: PlatformRow, name: string): number | null =>
  typeof row.attributes[name] === 'number' ? row.attributes[name] : null;

const factsOf = (row: PlatformRow): ShippingFacts => {
  const waiving = row
    .many('line_items')
    .filter(({ attributes }) => attributes['item_type'] === 'free_shipping_promotions');
  return {
    subtotal: cents(row, 'subtotal_amount_cents'),
    discount: cents(row, 'discount_amount_cents'),
    waived:
      waiving.length > 0
        ? waiving.reduce((sum, line) => sum + cents(line, 'total_amount_cents'), 0)
        : null,
    // Total of the order, which decides whether a promotion makes shipping free.
    fees: [{ shipmentId: null, cents: cents(row, 'shipping_amount_cents') }],
  };
};

const openMethod =
  (facts: ShippingFacts) =>
  (row: PlatformRow): OpenMethod => ({
    id: row.id,
    reference: asText(row.attributes['reference']),
    cents: methodPrice(
      facts,
      {
        price: cents(row, 'price_amount_cents'),
        forShipment: centsOrNull(row, 'price_amount_for_shipment_cents'),
        freeOver: centsOrNull(row, 'free_over_amount_cents'),
        usesSubtotal: row.attributes['use_subtotal'] === true,
      },
      null,
    ),
  });

/** Markets name their methods in the metadata. */
const usualMethod = (row: PlatformRow): string | null => {
  const market = asRecord(row.one('market')?.attributes['metadata']);
  const shipping_method = asText(market['shipping_method']);
  if (shipping_method === null) return null;
  const zones: readonly unknown[] = Array.isArray(market['sub_zones']) ? market['sub_zones'] : [];
  const sub_zones = zones.map(asRecord).map((zone) => ({
    zone_code: asText(zone['zone_code']) ?? '',
    shipping_method: asText(zone['shipping_method']) ?? shipping_method,
  }));
  const country = asText(
    row.attributes['shipping_country_code_lock'] ?? row.attributes['country_code'],
  );
  return shippingMethodOf({ shipping_method, sub_zones }, country);
};

/** Reads an order with everything its cost lines depend on; null if it does not exist. */
export const readOrder = async (
  platform: Platform,
  id: string,
): Promise<EnrichableOrder | null> => {
  const row = await readRow(platform, id);
  if (!row) return null;
  const { attributes } = row;
  const facts = factsOf(row);
  return {
    id,
    isCart: attributes['status'] === 'draft' || attributes['status'] === 'pending',
    isFilled: Number(attributes['skus_count'] ?? 0) > 0,
    updatedAt: String(attributes['updated_at']),
    currency: String(attributes['currency_code']),
    metadata: asRecord(attributes['metadata']),
    fingerprint: fingerprintOf(row),
    lineIds: row.many('line_items').map((it) => it.id),
    costLines: row.many('line_items').flatMap(costLine),
    deposits: depositsOf(row),
    shipments: row.many('shipments').map((shipment) => ({
      id: shipment.id,
      updatedAt: String(shipment.attributes['updated_at']),
      methodId: shipment.one('shipping_method')?.id ?? null,
      methods: shipment.many('available_shipping_methods').map(openMethod(facts)),
    })),
    charged: cents(row, 'shipping_amount_cents') + (facts.waived ?? 0),
    usualMethod: usualMethod(row),
  };
};
