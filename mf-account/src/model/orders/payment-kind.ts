import { asRecord, asText } from '@shop/contracts/commerce';
import { isFreeOrder, type Order } from '@shop/contracts/commerce/order';

export type PaymentKind = 'card' | 'cash_on_delivery' | 'bank_transfer' | 'free' | 'other';

/**
 * Payment kind of an order (P1–P3). The platform has one type for manual payments: a bank transfer names its account,
 * cash names none.
 */
export const paymentKind = (
  order: Pick<Order, 'paymentMethod' | 'quantity' | 'totals'>,
): PaymentKind => {
  const { paymentMethod } = order;
  if (isFreeOrder(order)) return 'free';
  if (paymentMethod?.type === 'braintree_payments') return 'card';
  if (paymentMethod?.type !== 'wire_transfers') return 'other';
  const account = asRecord(paymentMethod.metadata?.['bank_account']);
  return asText(account['iban']) ? 'bank_transfer' : 'cash_on_delivery';
};
