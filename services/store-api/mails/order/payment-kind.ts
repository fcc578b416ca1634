import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import {
  isFreeOrder,
  type Order,
  type PaymentMethod,
} from '@shop/contracts/commerce/order/platform-order';

/** Account for bank transfers. */
export interface BankAccount {
  beneficiary: string;
  /** IBAN in groups of four. */
  iban: string;
  bic: string | null;
}

/** Bank account in the payment method's `metadata.bank_account`; null without one. */
export const bankAccountOf = ({ metadata }: PaymentMethod): BankAccount | null => {
  const account = asRecord(metadata?.['bank_account']);
  const beneficiary = asText(account['beneficiary']);
  const iban = asText(account['iban']);
  if (!beneficiary || !iban) return null;
  const grouped = iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
  return { beneficiary, iban: grouped, bic: asText(account['bic']) };
};

export type PaymentKind = 'free' | 'card' | 'cash_on_delivery' | 'bank_transfer';

/** Payment kind of an order, as in the checkout; null if unknown. */
export const paymentKindOf = (order: Order): PaymentKind | null => {
  if (isFreeOrder(order)) return 'free';
  const { paymentMethod: method } = order;
  if (method?.type === 'braintree_payments') return 'card';
  if (method?.type !== 'wire_transfers') return null;
  return bankAccountOf(method) ? 'bank_transfer' : 'cash_on_delivery';
};
