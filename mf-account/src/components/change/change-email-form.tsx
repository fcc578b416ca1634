import { useState } from 'react';
import {
  compose,
  email as isEmail,
  ErrorSummary,
  Form,
  FormField,
  SubmitButton,
  type Validator,
  plainEmail,
} from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useChangeEmailMutation, useMailPlace } from '@shop/contracts/store-api';
import { keepDraft, readDraft } from '../../model/form-draft.ts';
import css from '../forms/form.module.css';
import { toPasswordErrors } from '../forms/to-password-errors.ts';
import { KeepDraft } from '../keep-draft.tsx';
import { HiddenUsername } from '../password/hidden-username.tsx';
import { PasswordField } from '../password/password-field.tsx';

interface Values {
  email: string;
  password: string;
}

interface Props {
  ownerId: string;
  /** The address as it is. */
  current: string;
  onSent: (email: string) => void;
}

const KEPT = ['email'] as const;

/** Requests a change of the e-mail (S11), which takes effect when the link sent there is confirmed (T13). */
export const ChangeEmailForm = ({ ownerId, current, onSent }: Props) => {
  const place = useMailPlace();
  const [changeEmail] = useChangeEmailMutation();
  const [typed] = useState(() => readDraft('email', ownerId));
  const isAnother: Validator = (value) =>
    plainEmail(String(value ?? '')) === plainEmail(current)
      ? 'account.change_email.same'
      : undefined;
  const submit = async ({ email, password }: Values) => {
    const answer = await changeEmail({ ...place, email: email.trim(), password });
    if (answer.error) return toPasswordErrors(answer.error, 'password');
    keepDraft('email', null);
    onSent(email.trim());
    return undefined;
  };
  return (
    <Form<Values> className={css.form} initialValues={typed} onSubmit={submit}>
      <KeepDraft name="email" ownerId={ownerId} fields={KEPT} />
      <ErrorSummary />
      <HiddenUsername email={current} />
      <FormField
        name="email"
        type="email"
        label={<FormattedMessage id="account.change_email.new" />}
        autoComplete="email"
        required
        validate={compose(isEmail, isAnother)}
      />
      <PasswordField
        name="password"
        label={<FormattedMessage id="account.password.current" />}
        autoComplete="current-password"
      />
      <SubmitButton>
        <FormattedMessage id="account.change_email.submit" />
      </SubmitButton>
    </Form>
  );
};
