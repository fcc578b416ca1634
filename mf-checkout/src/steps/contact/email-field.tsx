import { FormattedMessage } from '@shop/contracts/i18n';

/** The e-mail field: read-only for customers, who use their account's. */
export const emailField = (isCustomer: boolean) => ({
  name: 'email',
  type: 'email',
  label: <FormattedMessage id="checkout.account.email" />,
  hint: (
    <FormattedMessage
      id={isCustomer ? 'checkout.account.email_own' : 'checkout.account.email_hint'}
    />
  ),
  autoComplete: 'email',
  required: true,
  readOnly: isCustomer,
});

/** Label of its button. */
export const EmailAction = ({ isCustomer }: { isCustomer: boolean }) => (
  <FormattedMessage id={isCustomer ? 'checkout.continue' : 'checkout.account.guest'} />
);
