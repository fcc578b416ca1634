import { matches } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { PasswordField } from './password-field.tsx';
import { RatedPasswordField } from './rated-password-field.tsx';

/** A form's values with a new password. */
export interface NewPasswordValues {
  newPassword: string;
  confirmation: string;
}

/** A new password and its confirmation (V3). `about` is data of the customer that it should not contain. */
export const NewPasswordFields = ({ about }: { about?: readonly string[] | undefined }) => (
  <>
    <RatedPasswordField
      name="newPassword"
      label={<FormattedMessage id="account.password.new" />}
      hint={<FormattedMessage id="account.password_hint" />}
      about={about}
    />
    <PasswordField
      name="confirmation"
      label={<FormattedMessage id="account.password.new_again" />}
      autoComplete="new-password"
      validate={matches('newPassword')}
    />
  </>
);
