import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { isGiftCardPayment } from './is-gift-card-payment.ts';

/** Whether a placed order, other than the one given, has bought a gift card. */
export const isBought = (
  { store }: Pick<ReadContext, 'store'>,
  cardId: string,
  exceptOrderId?: string,
): boolean =>
  store
    .where('line_items', { item_type: 'gift_cards', item_id: cardId })
    .filter((line) => line.order_id !== exceptOrderId && !isGiftCardPayment(line))
    .map(({ order_id }) => store.get('orders', order_id))
    .some((order) => order && order.placed_at !== null && order.status !== 'cancelled');

/** Whether a gift card can be bought: it was never activated, and no order that was placed has it. */
export const isForSale = (
  context: Pick<ReadContext, 'store'>,
  { id, status, activated_at }: Rows['gift_cards'],
): boolean =>
  (status === 'draft' || status === 'inactive') && activated_at === null && !isBought(context, id);
