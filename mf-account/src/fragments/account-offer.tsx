import { useState } from 'react';
import {
  ErrorSummary,
  Form,
  FormField,
  password,
  SubmitButton,
  toFormErrors,
} from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { FragmentProps } from '@shop/contracts/remote';
import css from '../components/sign-in/auth-form.module.css';
import { EmailInUse } from '../components/sign-in/email-in-use.tsx';
import { LoginForm } from '../components/sign-in/login-form.tsx';
import { useRegister } from '../components/sign-in/use-register.ts';
import type { Credentials } from '../components/sign-in/use-log-in.ts';

/**
 * Offers an account for a guest's e-mail (S10): only a password is required. If the e-mail has an account, the guest
 * logs in instead.
 */
const AccountOffer = ({ email, onDone }: FragmentProps['account']['AccountOffer']) => {
  const register = useRegister();
  const [state, setState] = useState<'new' | 'taken' | 'login'>('new');

  const submit = async (values: Credentials) => {
    const outcome = await register({ email, password: values.password });
    if (outcome.kind === 'made') return { form: 'account.register.made' };
    if (outcome.kind === 'done') return onDone();
    if (outcome.error.code === 'EMAIL_TAKEN') setState('taken');
    return toFormErrors(outcome.error);
  };

  if (state === 'login') return <LoginForm email={email} onDone={onDone} />;
  return (
    <Form<Credentials> className={css.form} initialValues={{ email }} onSubmit={submit}>
      <ErrorSummary />
      {state === 'taken' && <EmailInUse email={email} onLogIn={() => setState('login')} />}
      {/* Read only, and there all the same: password managers keep the password under it. */}
      <FormField
        name="email"
        type="email"
        label={<FormattedMessage id="account.email" />}
        autoComplete="username"
        required
        readOnly
      />
      <FormField
        name="password"
        type="password"
        label={<FormattedMessage id="account.password" />}
        hint={<FormattedMessage id="account.password_hint" />}
        autoComplete="new-password"
        required
        validate={password}
      />
      <SubmitButton>
        <FormattedMessage id="account.register.submit" />
      </SubmitButton>
    </Form>
  );
};
export default AccountOffer;
