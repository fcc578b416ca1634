import { email, FormField } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';

/** The e-mail address of an account, by which password managers know it. */
export const EmailField = () => (
  <FormField
    name="email"
    type="email"
    label={<FormattedMessage id="account.email" />}
    autoComplete="username"
    required
    validate={email}
  />
);
