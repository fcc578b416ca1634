import { and, condition, or } from '../core/condition.ts';
import type { ReadContext } from '../core/define-resource.ts';
import type { Rows } from '../resources/rows.ts';
import { matchesPattern, type Destination } from './matches-pattern.ts';
import { shipmentPrice } from './shipment-price.ts';

/** What of a shipment decides how it can be sent. */
export interface Parcel {
  readonly shippingCategoryId: string | null;
  readonly stockLocationId: string | null;
}

/**
 * Shipping methods open to a shipment of an order, with their price for it:
 * enabled, of the order's currency and market, and made for its zone, category
 * and stock location. Empty outside every zone.
 */
export const availableShippingMethods = (
  { store }: ReadContext,
  order: Rows['orders'],
  destination: Destination,
  parcel: Parcel,
): Rows['shipping_methods'][] => {
  const anyOr = (column: string, id: string | null) =>
    or(condition(`t."${column}" IS NULL`), condition(`t."${column}" = ?`, id));
  const methods = store.select(
    'shipping_methods',
    and(
      condition('t.disabled_at IS NULL'),
      condition('t.currency_code = ?', order.currency_code),
      anyOr('market_id', order.market_id),
      anyOr('shipping_category_id', parcel.shippingCategoryId),
      anyOr('stock_location_id', parcel.stockLocationId),
    ),
  );
  const worth = { subtotal: order.subtotal_amount_cents, discount: order.discount_amount_cents };
  return methods
    .filter(({ shipping_zone_id }) => {
      const zone = store.get('shipping_zones', shipping_zone_id);
      return zone === undefined || matchesPattern(zone, destination);
    })
    .map((method) => ({
      ...method,
      price_amount_for_shipment_cents: shipmentPrice(method, worth),
    }));
};
