import type { Order as PlatformOrder, PaymentMethod as PlatformMethod } from '@commercelayer/sdk';
import { toMoney } from '../to-money.ts';
import type { PaymentMethod, PaymentSource } from './types.ts';

/** A way to pay and its fee. */
export const toPaymentMethod = (it: PlatformMethod): PaymentMethod => ({
  id: it.id,
  type: it.payment_source_type,
  name: it.name ?? '',
  price: toMoney(it.price_amount_cents, it.currency_code),
});

/** What the order is paid with. */
export const toPaymentSource = (source: PlatformOrder['payment_source']): PaymentSource | null => {
  if (!source) return null;
  const clientToken = source.type === 'braintree_payments' ? (source.client_token ?? null) : null;
  return { type: source.type, id: source.id, clientToken };
};
