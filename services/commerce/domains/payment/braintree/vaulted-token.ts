import type { ReadContext } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/**
 * The token of the stored card a payment names in its `options`, if the card is
 * in the wallet of the customer whose order is paid with it; else null.
 */
export const vaultedToken = (
  { store }: ReadContext,
  { options, order_id }: Rows['braintree_payments'],
): string | null => {
  const token = options?.['payment_method_token'];
  const customer_id = store.get('orders', order_id)?.customer_id ?? null;
  if (typeof token !== 'string' || customer_id === null) return null;
  const stored = store.where('customer_payment_sources', {
    payment_source_token: token,
    customer_id,
  });
  return stored.length > 0 ? token : null;
};
