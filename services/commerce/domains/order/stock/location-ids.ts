import type { Operation } from '../../../engine/definition/define-resource.ts';
import { locationsOfOrder } from '../../inventory/locations-of-order.ts';
import { isCart } from '../../payment/is-cart.ts';
import type { Rows } from '../../rows.ts';
import { stockLinesOfOrder } from './stock-lines-of-order.ts';

/**
 * Ids of the stock locations an order's goods may come from, by priority. Those from which a placed order has its goods
 * are last, if they left its market since.
 */
export const locationIdsOf = (operation: Operation, order: Rows['orders']): string[] => {
  const open = locationsOfOrder(operation, order).map(({ stock_location_id }) => stock_location_id);
  if (isCart(order)) return open;
  const items = operation.store.getAll(
    'stock_items',
    stockLinesOfOrder(operation, order.id).map(({ stock_item_id }) => stock_item_id),
  );
  return [...new Set([...open, ...items.map(({ stock_location_id }) => stock_location_id)])];
};
