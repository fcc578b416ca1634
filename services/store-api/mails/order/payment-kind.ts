import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import {
  isFreeOrder,
  type Order,
  type PaymentMethod,
} from '@shop/contracts/commerce/order/platform-order';

/** Where a transfer goes to. */
export interface BankAccount {
  beneficiary: string;
  /** In groups of four. */
  iban: string;
  bic: string | null;
}

/** The account a payment method names in `metadata.bank_account`; null where it names none. */
export const bankAccountOf = ({ metadata }: PaymentMethod): BankAccount | null => {
  const account = asRecord(metadata?.['bank_account']);
  const beneficiary = asText(account['beneficiary']);
  const iban = asText(account['iban']);
  if (!beneficiary || !iban) return null;
  const grouped = iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
  return { beneficiary, iban: grouped, bic: asText(account['bic']) };
};

export type PaymentKind = 'free' | 'card' | 'cash_on_delivery' | 'bank_transfer';

/** How an order is paid, as the checkout tells them apart; null for a way it does not know. */
export const paymentKindOf = (order: Order): PaymentKind | null => {
  if (isFreeOrder(order)) return 'free';
  const { paymentMethod: method } = order;
  if (method?.type === 'braintree_payments') return 'card';
  if (method?.type !== 'wire_transfers') return null;
  return bankAccountOf(method) ? 'bank_transfer' : 'cash_on_delivery';
};
