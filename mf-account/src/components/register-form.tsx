import type { CommerceError } from '@shop/contracts/commerce';
import { useRegisterMutation } from '@shop/contracts/commerce/customer';
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
import { useShop } from '@shop/contracts/remote';
import css from './auth-form.module.css';
import { useLogIn, type Credentials } from './use-log-in.ts';

interface Values extends Credentials {
  confirmation: string;
}

interface Props {
  /** Before the session changes, so that the page around waits for {@link Props.onDone}. */
  onStart?: () => void;
  onDone: () => void;
}

/** A new account (S10): made, then logged in to. */
export const RegisterForm = ({ onStart, onDone }: Props) => {
  const { events } = useShop();
  const [register] = useRegisterMutation();
  const logIn = useLogIn();

  const submit = async ({ confirmation: _, ...credentials }: Values) => {
    onStart?.();
    const made = await register(credentials);
    if (!made.data) return toFormErrors(made.error as CommerceError);
    events.emit('analytics', { name: 'sign_up', params: { method: 'email' } });
    const answer = await logIn(credentials);
    if (!answer.ok) return { form: 'account.register.made' };
    onDone();
  };

  return (
    <Form<Values> className={css.form} onSubmit={submit}>
      <ErrorSummary />
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
