import type { Operation } from '../operation.ts';
import type { Order } from './types.ts';
import { updateOrder } from './update-order.ts';

export interface PayWithStoredInput {
  orderId: string;
  storedId: string;
}

/** Pays with something of the customer's wallet: the platform sets the payment method and makes the source. */
export const payWithStored = ({ orderId, storedId }: PayWithStoredInput): Operation<Order> =>
  updateOrder(orderId, { _customer_payment_source_id: storedId });
