import { useState } from 'react';
import {
  ErrorSummary,
  Form,
  FormCheckbox,
  matches,
  SubmitButton,
  toFormErrors,
} from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { EmailField } from '../forms/email-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { RatedPasswordField } from '../password/rated-password-field.tsx';
import css from './auth-form.module.css';
import { EmailInUse } from './email-in-use.tsx';
import type { SignInFormProps } from './sign-in-form-props.ts';
import type { Credentials } from './use-log-in.ts';
import { useRegister } from './use-register.ts';

interface Values extends Credentials {
  confirmation: string;
  newsletter?: boolean;
}

interface Props extends SignInFormProps {
  /** The e-mail address has an account, and the shopper wants to log in to it. */
  onLogIn: (email: string) => void;
}

/** A new account (S10): made, then logged in to. */
export const RegisterForm = ({ email: known, onWorking, onDone, onLogIn }: Props) => {
  const register = useRegister();
  const [taken, setTaken] = useState<string | null>(null);

  const submit = async ({ email, password, newsletter }: Values) => {
    onWorking?.(true);
    setTaken(null);
    const outcome = await register({ email, password }, newsletter);
    if (outcome.kind === 'done') return onDone();
    onWorking?.(false);
    if (outcome.kind === 'made') return { form: 'account.register.made' };
    if (outcome.error.code === 'EMAIL_TAKEN') setTaken(email.trim());
    return toFormErrors(outcome.error);
  };

  return (
    <Form<Values>
      className={css.form}
      initialValues={known ? { email: known } : {}}
      onSubmit={submit}
    >
      <ErrorSummary />
      {taken && <EmailInUse email={taken} onLogIn={onLogIn} />}
      <EmailField />
      <RatedPasswordField
        name="password"
        label={<FormattedMessage id="account.password" />}
        hint={<FormattedMessage id="account.password_hint" />}
      />
      <PasswordField
        name="confirmation"
        label={<FormattedMessage id="account.password_again" />}
        autoComplete="new-password"
        validate={matches('password')}
      />
      <FormCheckbox
        name="newsletter"
        label={<FormattedMessage id="account.register.newsletter" />}
        hint={<FormattedMessage id="account.register.newsletter_hint" />}
      />
      <SubmitButton>
        <FormattedMessage id="account.register.submit" />
      </SubmitButton>
    </Form>
  );
};
