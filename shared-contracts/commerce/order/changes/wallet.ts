import { operation, type Operation } from '../../call/operation.ts';
import { ok } from '../../result.ts';
import { toStoredPayment } from '../mapping/to-payment.ts';
import { paymentSourceRequest } from './payment.ts';
import type { Order, StoredPayment } from '../types.ts';
import { updateOrder } from './update.ts';

export interface ListStoredPaymentsInput {
  orderId: string;
  /** Customer whose token the call uses; the platform shows no other wallet. */
  ownerId: string;
}

/** Payment sources of the customer's wallet that this order accepts. */
export const listStoredPayments = ({
  orderId,
}: ListStoredPaymentsInput): Operation<StoredPayment[]> =>
  operation(async ({ orders, options }) => {
    const stored = 'available_customer_payment_sources';
    const params = { include: [stored, `${stored}.payment_source`] };
    const order = await orders.retrieve(orderId, params, options);
    return (order.available_customer_payment_sources ?? []).map(toStoredPayment);
  });

export interface PayWithStoredInput {
  orderId: string;
  storedId: string;
}

/** Pays from the customer's wallet: the platform sets the payment method and creates the source. */
export const payWithStored = ({ orderId, storedId }: PayWithStoredInput): Operation<Order> =>
  updateOrder(orderId, { _customer_payment_source_id: storedId });

/** Removes a payment source from the customer's wallet. Succeeds if it is already gone. */
export const removeStoredPayment =
  (storedId: string): Operation<null> =>
  async (context) => {
    const path = `customer_payment_sources/${encodeURIComponent(storedId)}`;
    const removed = await paymentSourceRequest(context, 'DELETE', path);
    return removed.ok || removed.error.code === 'NOT_FOUND' ? ok(null) : removed;
  };
