import type { CommerceError } from '@shop/contracts/commerce';
import { ErrorSummary, Form, SubmitButton, toFormErrors } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useSetNewPasswordMutation } from '@shop/contracts/store-api';
import type { MailLink } from '../../model/mail-link.ts';
import css from '../forms/form.module.css';
import { NewPasswordFields, type NewPasswordValues } from '../password/new-password-fields.tsx';

interface Props {
  link: MailLink;
  /** The link can no longer be used. */
  onSpent: () => void;
  onDone: () => void;
}

/** Sets a new password by the mail's link (O2). */
export const ResetForm = ({ link, onSpent, onDone }: Props) => {
  const [setNewPassword] = useSetNewPasswordMutation();
  const submit = async ({ newPassword }: NewPasswordValues) => {
    const answer = await setNewPassword({ ...link, password: newPassword });
    if (!answer.error) return onDone();
    const error = answer.error as CommerceError;
    if (error.code === 'LINK_SPENT') return onSpent();
    return toFormErrors(error, { password: 'newPassword' });
  };
  return (
    <Form<NewPasswordValues> className={css.form} onSubmit={submit}>
      <ErrorSummary />
      <NewPasswordFields />
      <SubmitButton>
        <FormattedMessage id="account.reset.submit" />
      </SubmitButton>
    </Form>
  );
};
