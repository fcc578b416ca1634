import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  accessDenied,
  failure,
  invalid,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { obeyStockTriggers } from '../../inventory/stock-lines/obey-stock-triggers.ts';
import type { Rows } from '../../rows.ts';
import { shipmentShape } from '../../shipping/shapes/shipments.ts';
import { editProblem } from '../edit-problem.ts';
import { findOrder } from '../find-order.ts';
import { isEditable } from '../is-editable.ts';
import { moveShipment, shipmentTriggers } from './move-shipment.ts';
import { openMethods } from './available-shipping-methods.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { statusProblem } from '../status-problem.ts';

const carrierTriggers = ['_get_rates', '_purchase'];

/** What may be changed of a shipment while its goods are being prepared only. */
const preparing = ['shipping_category', 'inventory_stock_location', 'shipping_address'];

const unavailable = invalid('shipping_method', 'is not available', 'invalid', {
  member: 'relationships',
});

/** Chooses a shipment's method, corrects the shipment, or moves it on. */
export const updateShipment = (
  operation: Operation,
  shipment: Rows['shipments'],
  input: Input,
): Result<string> => {
  const { store, viewer } = operation;
  const { attributes, links } = input;
  const trusted = viewer.kind === 'integration';
  const order = findOrder(operation, shipment.order_id);
  const triggers = shipmentTriggers.filter((name) => attributes[name] === true);
  const callsCarrier = carrierTriggers.some((name) => attributes[name] === true);
  const corrects = preparing.some((name) => name in links);
  if ((triggers.length > 0 || callsCarrier || corrects) && !trusted) return failure(accessDenied);
  if (callsCarrier)
    return failure(
      invalid('carrier_accounts', 'must be present', 'blank', { member: 'relationships' }),
    );
  if (corrects && order.fulfillment_status !== 'in_progress')
    return failure(
      invalid('fulfillment_status', 'must be in progress', 'invalid_status', {
        value: order.fulfillment_status,
      }),
    );
  const method = links['shipping_method'];
  const chooses = method !== undefined;
  if (chooses || !trusted) {
    const closed = editProblem(operation, order);
    if (closed) return failure(closed);
  } else if (!isEditable(order) && order.status === 'cancelled')
    return failure(statusProblem(order.status, 'edited'));
  if (method && !openMethods(operation, order, shipment).some(({ id }) => id === method.id))
    return failure(unavailable);

  const inventory = store.get(
    'inventory_stock_locations',
    links['inventory_stock_location']?.id ?? null,
  );
  const location = store.get('stock_locations', inventory?.stock_location_id ?? null);
  store.update('shipments', shipment.id, {
    ...columnValues(shipmentShape, input),
    ...(location && { stock_location_id: location.id, origin_address_id: location.address_id }),
  });
  if (chooses) recalculateOrder(operation, order.id, { chosenFor: shipment.id });
  const lines = store.where('stock_line_items', { shipment_id: shipment.id });
  const obeyed = obeyStockTriggers(operation, order, lines, input);
  if (!obeyed.ok) return obeyed;
  for (const trigger of triggers) {
    const current = store.get('shipments', shipment.id) ?? shipment;
    const moved = moveShipment(operation, current, trigger);
    if (!moved.ok) return moved;
  }
  return success(shipment.id);
};
