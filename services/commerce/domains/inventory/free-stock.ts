import type { ReadContext } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** Units of a stock item no one has set aside. */
export const freeStock = ({ store }: ReadContext, item: Rows['stock_items']): number =>
  item.quantity -
  store
    .where('stock_reservations', { stock_item_id: item.id })
    .reduce((sum, { quantity }) => sum + quantity, 0);
