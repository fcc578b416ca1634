import { ErrorSummary, Form, SubmitButton } from '@shop/contracts/forms';
import { FormattedMessage, shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { useChangePasswordMutation } from '@shop/contracts/store-api';
import css from '../forms/form.module.css';
import { toPasswordErrors } from '../forms/to-password-errors.ts';
import { HiddenUsername } from '../password/hidden-username.tsx';
import { NewPasswordFields, type NewPasswordValues } from '../password/new-password-fields.tsx';
import { PasswordField } from '../password/password-field.tsx';

interface Values extends NewPasswordValues {
  oldPassword: string;
}

interface Props {
  email: string;
  /** Just before the session ends. */
  onDone: () => void;
}

/** The current password, and a new one twice (O3). Afterwards one logs in again (T13). */
export const ChangePasswordForm = ({ email, onDone }: Props) => {
  const { events, session } = useShop();
  const text = useText();
  const [changePassword] = useChangePasswordMutation();
  const submit = async ({ oldPassword, newPassword }: Values) => {
    const answer = await changePassword({ oldPassword, newPassword });
    if (answer.error) return toPasswordErrors(answer.error, 'oldPassword');
    events.emit('toast', { message: text(shopTexts.password_changed), autoClose: 0 });
    onDone();
    session.end('login-again');
    return undefined;
  };
  return (
    <Form<Values> className={css.form} onSubmit={submit}>
      <ErrorSummary />
      <HiddenUsername email={email} />
      <PasswordField
        name="oldPassword"
        label={<FormattedMessage id="account.password.current" />}
        autoComplete="current-password"
      />
      <NewPasswordFields about={[email]} />
      <SubmitButton>
        <FormattedMessage id="account.change_password.submit" />
      </SubmitButton>
    </Form>
  );
};
