import type { Result } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';
import type { CartThunk } from '../store/thunk.ts';
import { changeOrder } from './change-order.ts';

/** Saves the gift message with the order; an empty one removes it. */
export const saveGiftMessage = (orderId: string, message: string): CartThunk<Result<Order>> =>
  changeOrder(orderId, { kind: 'gift-message', message });
