import { asRecord, asText } from '@shop/contracts/commerce';
import type { PaymentMethod } from '@shop/contracts/commerce/order';

/** Where a transfer goes to. */
export interface BankAccount {
  beneficiary: string;
  iban: string;
  bic: string | null;
}

/** The account a payment method names in `metadata.bank_account`; null where it names none. */
export const bankAccountOf = ({
  metadata,
}: Pick<PaymentMethod, 'metadata'>): BankAccount | null => {
  const account = asRecord(metadata?.['bank_account']);
  const beneficiary = asText(account['beneficiary']);
  const iban = asText(account['iban']);
  return beneficiary && iban ? { beneficiary, iban, bic: asText(account['bic']) } : null;
};

/** An IBAN in groups of four, as it is printed. */
export const groupedIban = (iban: string): string =>
  iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
