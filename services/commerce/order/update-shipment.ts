import type { Input, Operation } from '../core/define-resource.ts';
import { accessDenied, failure, invalid, success, type Result } from '../core/problem.ts';
import { columnValues } from '../core/write/column-values.ts';
import type { Rows } from '../resources/rows.ts';
import { shipments } from '../resources/shipments.ts';
import { availableShippingMethods } from './available-shipping-methods.ts';
import { findOrder } from './find-order.ts';
import { isEditable } from './is-editable.ts';
import { moveShipment, shipmentTriggers } from './move-shipment.ts';
import { recalculateOrder } from './recalculate-order.ts';
import { statusProblem } from './status-problem.ts';

/** Chooses a shipment's method, or moves the shipment on. */
export const updateShipment = (
  operation: Operation,
  shipment: Rows['shipments'],
  input: Input,
): Result<string> => {
  const { store, viewer } = operation;
  const order = findOrder(operation, shipment.order_id);
  const triggers = shipmentTriggers.filter((name) => input.attributes[name] === true);
  if (triggers.length > 0 && viewer.kind !== 'integration') return failure(accessDenied);
  const method = input.links['shipping_method'];
  const chooses = method !== undefined;
  if (!isEditable(order) && (chooses || viewer.kind !== 'integration'))
    return failure(statusProblem(order.status, 'edited'));
  if (method) {
    const destination = store.get('addresses', order.shipping_address_id);
    const parcel = {
      shippingCategoryId: shipment.shipping_category_id,
      stockLocationId: shipment.stock_location_id,
    };
    const open = destination ? availableShippingMethods(operation, order, destination, parcel) : [];
    if (!open.some(({ id }) => id === method.id))
      return failure(
        invalid('shipping_method', 'is not available', 'invalid', { member: 'relationships' }),
      );
  }
  store.update('shipments', shipment.id, columnValues(shipments, input));
  if (chooses) recalculateOrder(operation, order.id);
  for (const trigger of triggers) {
    const current = store.get('shipments', shipment.id) ?? shipment;
    const moved = moveShipment(operation, current, trigger);
    if (!moved.ok) return moved;
  }
  return success(shipment.id);
};
