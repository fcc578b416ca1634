import { and, condition, or } from '../../../engine/store/condition.ts';
import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { carries } from '../../shipping/carries.ts';
import { matchesPattern, type Destination } from './matches-pattern.ts';
import { pricedFor } from './priced-for.ts';

/** What of a shipment decides how it can be sent. */
export interface Parcel {
  readonly shippingCategoryId: string | null;
  readonly stockLocationId: string | null;
  /** In grams. */
  readonly weight: number;
}

/**
 * Shipping methods open to a shipment of an order, with their price for it:
 * enabled, of the order's currency and market, and made for its zone, category,
 * stock location and weight. Empty outside every zone.
 */
export const availableShippingMethods = (
  context: ReadContext,
  order: Rows['orders'],
  destination: Destination,
  parcel: Parcel,
): Rows['shipping_methods'][] => {
  const { store } = context;
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
  const priced = pricedFor(context, order);
  return methods
    .filter((method) => {
      const zone = store.get('shipping_zones', method.shipping_zone_id);
      const inside = zone === undefined || matchesPattern(zone, destination);
      return inside && carries(method, parcel.weight);
    })
    .map(priced);
};
