import { useForm, ErrorSummary, Form, SubmitButton, toFormErrors } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { TextLink } from '@shop/contracts/ui';
import { accountPaths } from '../../model/account-paths.ts';
import { handedEmail } from '../../model/handed-email.ts';
import { EmailField } from '../forms/email-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import css from './auth-form.module.css';
import type { SignInFormProps } from './sign-in-form-props.ts';
import { useLogIn, type Credentials } from './use-log-in.ts';

/** Inside the form to log in: the way to a new password (S10), with the e-mail address that was typed. */
const ForgotLink = () => {
  const form = useForm();
  const { events } = useShop();
  const leave = () => {
    const { email } = form.getState().values as { email?: string };
    if (email) handedEmail.give(email.trim());
    // The form may be in the dialog.
    events.emit('modal:close', { name: 'auth' });
  };
  return (
    <TextLink to={accountPaths.forgotPassword} onClick={leave}>
      <FormattedMessage id="account.forgot.link" />
    </TextLink>
  );
};

/** Logging in with e-mail and password (S10). */
export const LoginForm = ({ email: known, onWorking, onDone }: SignInFormProps) => {
  const { events } = useShop();
  const logIn = useLogIn();

  const submit = async (values: Credentials) => {
    onWorking?.(true);
    const answer = await logIn(values);
    if (!answer.ok) {
      onWorking?.(false);
      return toFormErrors(answer.error);
    }
    events.emit('analytics', { name: 'login', params: { method: 'email' } });
    onDone();
  };

  return (
    <Form<Credentials>
      className={css.form}
      initialValues={known ? { email: known } : {}}
      onSubmit={submit}
    >
      <ErrorSummary />
      <EmailField />
      <PasswordField
        name="password"
        label={<FormattedMessage id="account.password" />}
        autoComplete="current-password"
      />
      <SubmitButton>
        <FormattedMessage id="account.login.submit" />
      </SubmitButton>
      <p className={css.note}>
        <ForgotLink />
      </p>
    </Form>
  );
};
