import { operation, type Operation } from '../operation.ts';
import { toStoredPayment } from './to-payment.ts';
import type { StoredPayment } from './types.ts';

export interface ListStoredPaymentsInput {
  orderId: string;
  /** Whose token is used; the platform shows no one else's. */
  ownerId: string;
}

/** What of the customer's wallet this order can be paid with. */
export const listStoredPayments = ({
  orderId,
}: ListStoredPaymentsInput): Operation<StoredPayment[]> =>
  operation(async ({ orders, options }) => {
    const stored = 'available_customer_payment_sources';
    const params = { include: [stored, `${stored}.payment_source`] };
    const order = await orders.retrieve(orderId, params, options);
    return (order.available_customer_payment_sources ?? []).map(toStoredPayment);
  });
