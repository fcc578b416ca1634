import type { PaymentMethod } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { SummaryList } from '@shop/contracts/ui';
import { bankAccountOf, groupedIban } from './bank-account.ts';

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
        row('iban', groupedIban(iban)),
        ...(bic === null ? [] : [row('bic', bic)]),
        ...(number === null ? [] : [row('reason', number)]),
      ]}
    />
  );
};
