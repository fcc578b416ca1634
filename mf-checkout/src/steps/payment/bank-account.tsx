import { asRecord, asText } from '@shop/contracts/commerce';
import type { PaymentMethod } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { SummaryList } from '@shop/contracts/ui';

/** Where a transfer goes to. */
interface AccountDetails {
  beneficiary: string;
  iban: string;
  bic: string | null;
}

/** The account a payment method names in `metadata.bank_account`; null where it names none. */
export const bankAccountOf = ({
  metadata,
}: Pick<PaymentMethod, 'metadata'>): AccountDetails | null => {
  const account = asRecord(metadata?.['bank_account']);
  const beneficiary = asText(account['beneficiary']);
  const iban = asText(account['iban']);
  return beneficiary && iban ? { beneficiary, iban, bic: asText(account['bic']) } : null;
};

/** An IBAN in groups of four, as it is printed. */
const groupIban = (iban: string): string =>
  iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The account money is transferred to, and what to write with it. */
export const BankAccount = ({
  method,
  number,
}: {
  method: PaymentMethod;
  /** The order's number, once it has one. */
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
