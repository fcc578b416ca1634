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
  readonly destination: Destination;
  readonly shippingCategoryId: string | null;
  readonly stockLocationId: string | null;
  /** In grams. */
  readonly weight: number;
}

const isOrAny = (wanted: string | null, id: string | null): boolean =>
  wanted === null || wanted === id;

/** Whether a method is made for a parcel: for its zone, category, stock location and weight. */
const suits = (
  { store }: ReadContext,
  method: Rows['shipping_methods'],
  { destination, shippingCategoryId, stockLocationId, weight }: Parcel,
): boolean => {
  const zone = store.get('shipping_zones', method.shipping_zone_id);
  return (
    isOrAny(method.shipping_category_id, shippingCategoryId) &&
    isOrAny(method.stock_location_id, stockLocationId) &&
    (zone === undefined || matchesPattern(zone, destination)) &&
    carries(method, weight)
  );
};

const parcelOf = (
  context: ReadContext,
  order: Rows['orders'],
  shipment: Rows['shipments'],
): Parcel | null => {
  const destination = context.store.get(
    'addresses',
    shipment.shipping_address_id ?? order.shipping_address_id,
  );
  return destination === undefined
    ? null
    : {
        destination,
        shippingCategoryId: shipment.shipping_category_id,
        stockLocationId: shipment.stock_location_id,
        weight: shipmentWeight(context, shipment.id),
      };
};

/**
 * The methods a shipment may be sent by, with their price for it: enabled, of the order's currency and market, and made
 * for the shipment. Empty outside every zone and before the address is known.
 */
export const openMethods = (
  context: ReadContext,
  order: Rows['orders'],
  shipment: Rows['shipments'],
): ReachedMethod[] => {
  const parcel = parcelOf(context, order, shipment);
  if (parcel === null) return [];
  const methods = context.store.select(
    'shipping_methods',
    and(
      condition('t.disabled_at IS NULL'),
      condition('t.currency_code = ?', order.currency_code),
      or(condition('t.market_id IS NULL'), condition('t.market_id = ?', order.market_id)),
    ),
  );
  const priced = pricedFor(context, order);
  return methods
    .filter((method) => suits(context, method, parcel))
    .map((method) => ({ ...priced(method), reached_from: shipment.stock_location_id }));
};

/**
 * Whether a shipment can still go by the method chosen for it, also if that is not offered any more: one that was
 * deleted is trusted, because its zone is unknown.
 */
export const suitsChosenMethod = (
  context: ReadContext,
  order: Rows['orders'],
  shipment: Rows['shipments'],
): boolean => {
  const parcel = parcelOf(context, order, shipment);
  const method = context.store.get('shipping_methods', shipment.shipping_method_id);
  return parcel !== null && (method === undefined || suits(context, method, parcel));
};
