import { giftMessageOf, type Order } from '@shop/contracts/commerce/order';
import type { CartState } from '../store/cart-slice.ts';

/** The gift message saved with an order: the one saved a moment ago, whatever was read since. */
export const savedMessage = (
  { justSaved }: Pick<CartState, 'justSaved'>,
  order: Pick<Order, 'id' | 'metadata'>,
): string => (justSaved?.orderId === order.id ? justSaved.message : giftMessageOf(order));
