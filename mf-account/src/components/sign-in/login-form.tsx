import { ErrorSummary, Form, SubmitButton, toFormErrors } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { ForgotLink } from '../forgotten/forgot-link.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import css from './auth-form.module.css';
import type { SignInFormProps } from './sign-in-form-props.ts';
import { useLogIn, type Credentials } from './use-log-in.ts';

/** Logging in with e-mail and password (S10). */
export const LoginForm = ({ email: known, onStart, onDone }: SignInFormProps) => {
  const { events } = useShop();
  const logIn = useLogIn();

  const submit = async (values: Credentials) => {
    onStart?.();
    const answer = await logIn(values);
    if (!answer.ok) return toFormErrors(answer.error);
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
