import { giftMessageOf, type Order } from '@shop/contracts/commerce/order';
import type { CartState } from '../store/cart-slice.ts';

/** The gift message of an order; one saved a moment ago overrides the order as read. */
export const savedMessage = (
  { savedGiftMessage: saved }: Pick<CartState, 'savedGiftMessage'>,
  order: Pick<Order, 'id' | 'metadata'>,
): string => (saved?.orderId === order.id ? saved.message : giftMessageOf(order));
