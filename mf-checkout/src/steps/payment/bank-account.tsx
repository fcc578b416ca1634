import { asRecord, asText } from '@shop/contracts/commerce';
import type { PaymentMethod } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { SummaryList } from '@shop/contracts/ui';

/** Account of a bank transfer. */
interface AccountDetails {
  beneficiary: string;
  iban: string;
  bic: string | null;
}

/** The account in a payment method's `metadata.bank_account`; null if missing. */
export const bankAccountOf = ({
  metadata,
}: Pick<PaymentMethod, 'metadata'>): AccountDetails | null => {
  const account = asRecord(metadata?.['bank_account']);
  const beneficiary = asText(account['beneficiary']);
  const iban = asText(account['iban']);
  return beneficiary && iban ? { beneficiary, iban, bic: asText(account['bic']) } : null;
};

/** An IBAN in groups of four, as printed. */
const groupIban = (iban: string): string =>
  iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The account for the bank transfer, and its payment reference. */
export const BankAccount = ({
  method,
  number,
}: {
  method: PaymentMethod;
  /** The order's number; null before placing. */
  number: string | null;
}) => {
  const account = bankAccountOf(method);
  if (!account) return null;
  const { beneficiary, iban, bic } = account;
  const row = (id: string, value: string) => ({
    id,
    label: <FormattedMessage id={`checkout.payment.bank.${id}`} />,
    value,
  });
  return (
    <SummaryList
      rows={[
        row('beneficiary', beneficiary),
        row('iban', groupIban(iban)),
        ...(bic === null ? [] : [row('bic', bic)]),
        ...(number === null ? [] : [row('reason', number)]),
      ]}
    />
  );
};
