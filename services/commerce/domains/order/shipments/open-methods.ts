import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import type { ReachedMethod } from '../../shipping/derive-method-lead-time.ts';
import { shipmentWeight } from '../../shipping/shipment-weight.ts';
import { availableShippingMethods } from './available-shipping-methods.ts';

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
