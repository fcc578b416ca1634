import { within } from '../../../engine/store/condition.ts';
import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** Which unit of which line of an order comes out of which stock item. */
export const stockLinesOfOrder = (
  { store }: ReadContext,
  orderId: string,
): Rows['stock_line_items'][] =>
  store.select(
    'stock_line_items',
    within(
      't.line_item_id',
      store.where('line_items', { order_id: orderId }).map(({ id }) => id),
    ),
  );
