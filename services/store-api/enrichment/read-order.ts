import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import type { Platform } from '../platform/platform.ts';
import type { PlatformRow } from '../platform/read-document.ts';
import { isCostLineName, type CostLine } from './cost/cost-line.ts';
import type { OpenMethod, OrderShipment } from './cost/shipping-cost.ts';
import { fingerprintOf } from './fingerprint-of.ts';

/** An order as far as it is enriched. */
export interface EnrichableOrder {
  id: string;
  /** A cart: draft or pending (T1). */
  isCart: boolean;
  /** Has goods in it. */
  isFilled: boolean;
  /** When the platform last changed it, ISO 8601 with ms. */
  updatedAt: string;
  currency: string;
  metadata: Readonly<Record<string, unknown>>;
  /** Changes with whatever a shopper can change. */
  fingerprint: string;
  lineIds: readonly string[];
  costLines: readonly CostLine[];
  shipments: readonly OrderShipment[];
  /** Reference of the market's shipping method (M6). */
  marketMethod: string | null;
}

const QUERY = {
  include: 'line_items,market,shipments.shipping_method,shipments.available_shipping_methods',
};

const costLine = ({ id, attributes }: PlatformRow): CostLine[] => {
  const { name, item_type: type } = attributes;
  return type === 'adjustments' && isCostLineName(name)
    ? [{ id, name, cents: Number(attributes['unit_amount_cents'] ?? 0) }]
    : [];
};

const openMethod = ({ id, attributes }: PlatformRow): OpenMethod => ({
  id,
  reference: asText(attributes['reference']),
  cents: Number(
    attributes['price_amount_for_shipment_cents'] ?? attributes['price_amount_cents'] ?? 0,
  ),
});

/** Reads an order with all that decides what its shipping costs; null where there is none. */
export const readOrder = async (
  platform: Platform,
  id: string,
): Promise<EnrichableOrder | null> => {
  const row = await platform.read(`orders/${id}`, QUERY);
  if (!row) return null;
  const { attributes } = row;
  const market = asRecord(row.one('market')?.attributes['metadata']);
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
    shipments: row.many('shipments').map((shipment) => ({
      id: shipment.id,
      methodId: shipment.one('shipping_method')?.id ?? null,
      methods: shipment.many('available_shipping_methods').map(openMethod),
    })),
    marketMethod: asText(market['shipping_method']),
  };
};
