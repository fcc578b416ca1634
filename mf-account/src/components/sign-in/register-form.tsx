import { useState } from 'react';
import {
  email,
  ErrorSummary,
  Form,
  FormField,
  matches,
  password,
  SubmitButton,
  toFormErrors,
} from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import css from './auth-form.module.css';
import { EmailTaken } from './email-taken.tsx';
import type { SignInFormProps } from './sign-in-form-props.ts';
import type { Credentials } from './use-log-in.ts';
import { useRegister } from './use-register.ts';

interface Values extends Credentials {
  confirmation: string;
}

interface Props extends SignInFormProps {
  /** The e-mail address has an account, and the shopper wants to log in to it. */
  onLogIn: (email: string) => void;
}

/** A new account (S10): made, then logged in to. */
export const RegisterForm = ({ email: known, onStart, onDone, onLogIn }: Props) => {
  const register = useRegister();
  const [taken, setTaken] = useState<string | null>(null);

  const submit = async ({ confirmation: _, ...credentials }: Values) => {
    onStart?.();
    setTaken(null);
    const outcome = await register(credentials);
    if (outcome.kind === 'made') return { form: 'account.register.made' };
    if (outcome.kind === 'done') return onDone();
    if (outcome.error.code === 'EMAIL_TAKEN') setTaken(credentials.email.trim());
    return toFormErrors(outcome.error);
  };

  return (
    <Form<Values>
      className={css.form}
      initialValues={known ? { email: known } : {}}
      onSubmit={submit}
    >
      <ErrorSummary />
      {taken && <EmailTaken email={taken} onLogIn={onLogIn} />}
      <FormField
        name="email"
        type="email"
        label={<FormattedMessage id="account.email" />}
        autoComplete="username"
        required
        validate={email}
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
      <FormField
        name="confirmation"
        type="password"
        label={<FormattedMessage id="account.password_again" />}
        autoComplete="new-password"
        required
        validate={matches('password')}
      />
      <SubmitButton>
        <FormattedMessage id="account.register.submit" />
      </SubmitButton>
    </Form>
  );
};
