import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** Whether a gift card can be bought: it was never activated, and no order that was placed has it. */
export const isForSale = (
  { store }: Pick<ReadContext, 'store'>,
  { id, status, activated_at }: Rows['gift_cards'],
): boolean => {
  if ((status !== 'draft' && status !== 'inactive') || activated_at !== null) return false;
  return store
    .where('line_items', { item_type: 'gift_cards', item_id: id })
    .map(({ order_id }) => store.get('orders', order_id))
    .every(
      (order) => order === undefined || order.placed_at === null || order.status === 'cancelled',
    );
};
