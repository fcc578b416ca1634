import type { Operation } from '../operation.ts';
import { ok } from '../result.ts';
import { paymentSourceRequest } from './payment-source-request.ts';

/** Takes something out of the customer's wallet. What is not there any more is removed already. */
export const removeStoredPayment =
  (storedId: string): Operation<null> =>
  async (context) => {
    const path = `customer_payment_sources/${encodeURIComponent(storedId)}`;
    const removed = await paymentSourceRequest(context, 'DELETE', path);
    return removed.ok || removed.error.code === 'NOT_FOUND' ? ok(null) : removed;
  };
