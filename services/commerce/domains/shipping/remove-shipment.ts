import type { Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';

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
