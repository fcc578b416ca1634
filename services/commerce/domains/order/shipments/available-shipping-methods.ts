import type { Rows } from '../../rows.ts';
import { gramsOf } from '../../shipping/grams-of.ts';
import { and, condition, or } from '../../../engine/store/condition.ts';
import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import { matchesPattern, type Destination } from './matches-pattern.ts';
import { pricedFor } from './priced-for.ts';
import type { ReachedMethod } from '../../shipping/derive-method-lead-time.ts';
import { shipmentWeight } from '../../shipping/shipment-weight.ts';

type Limits = Pick<Rows['shipping_methods'], 'min_weight' | 'max_weight' | 'unit_of_weight'>;

/** Whether a method takes a shipment of this weight in grams: from its minimum up to its maximum. */
export const carries = (
  { min_weight, max_weight, unit_of_weight }: Limits,
  weight: number,
): boolean =>
  (min_weight === null || weight >= gramsOf(min_weight, unit_of_weight)) &&
  (max_weight === null || weight <= gramsOf(max_weight, unit_of_weight));

/** What of a shipment decides how it can be sent. */
interface Parcel {
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
const availableShippingMethods = (
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

/** The methods a shipment may be sent by, with their price for it; none before its address is known. */
export const openMethods = (
  context: ReadContext,
  order: Rows['orders'],
  shipment: Rows['shipments'],
): ReachedMethod[] => {
  const destination = context.store.get(
    'addresses',
    shipment.shipping_address_id ?? order.shipping_address_id,
  );
  if (destination === undefined) return [];
  return availableShippingMethods(context, order, destination, {
    shippingCategoryId: shipment.shipping_category_id,
    stockLocationId: shipment.stock_location_id,
    weight: shipmentWeight(context, shipment.id),
  }).map((method) => ({ ...method, reached_from: shipment.stock_location_id }));
};
