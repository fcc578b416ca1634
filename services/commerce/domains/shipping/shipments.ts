import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  failure,
  mustExist,
  type Result,
  invalid,
  success,
} from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { statusProblem } from '../order/status-problem.ts';
import { shipmentShape } from './shapes/shipments.ts';
import type { Rows } from '../rows.ts';

/** Adds a shipment to a placed or approved order by hand; its stock lines are moved to it then. */
export const createShipment = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const order = store.get('orders', input.links['order']?.id ?? null);
  const inventory = store.get(
    'inventory_stock_locations',
    input.links['inventory_stock_location']?.id ?? null,
  );
  if (order === undefined) return failure(mustExist('order'));
  if (inventory === undefined) return failure(mustExist('inventory_stock_location'));
  if (!['placed', 'approved'].includes(order.status ?? ''))
    return failure(statusProblem(order.status, 'shipped by hand'));
  const count = store.where('shipments', { order_id: order.id }).length + 1;
  const result = writeValues(operation, shipmentShape, null, input, {
    number: `#${order.number}/S/${String(count).padStart(3, '0')}`,
    status: 'upcoming',
    currency_code: order.currency_code,
    stock_location_id: inventory.stock_location_id,
    origin_address_id:
      store.get('stock_locations', inventory.stock_location_id)?.address_id ?? null,
    shipping_address_id: input.links['shipping_address']?.id ?? order.shipping_address_id,
  });
  if (result.ok) store.update('orders', order.id, { shipments_count: count });
  return result;
};

/** Deletes a shipment that holds nothing any more. */
export const removeShipment = ({ store }: Operation, row: Rows['shipments']): Result<string> => {
  if (store.where('stock_line_items', { shipment_id: row.id }).length > 0)
    return failure(
      invalid('stock_line_items', 'must be moved to another shipment first', 'present', {
        member: 'relationships',
      }),
    );
  for (const { id } of store.where('parcels', { shipment_id: row.id })) store.remove('parcels', id);
  store.remove('shipments', row.id);
  store.update('orders', row.order_id, {
    shipments_count: store.where('shipments', { order_id: row.order_id }).length,
  });
  return success(row.id);
};
