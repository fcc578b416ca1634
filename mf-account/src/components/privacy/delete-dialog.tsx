import type { CommerceError } from '@shop/contracts/commerce';
import { ErrorSummary, Form, SubmitButton } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useDeleteAccountMutation, useMailPlace } from '@shop/contracts/store-api';
import { Button, Dialog, useBackCloses } from '@shop/contracts/ui';
import css from '../forms/form.module.css';
import { toPasswordErrors } from '../forms/to-password-errors.ts';
import { HiddenUsername } from '../password/hidden-username.tsx';
import { PasswordField } from '../password/password-field.tsx';

interface Props {
  email: string;
  onClose: () => void;
  onDone: () => void;
}

/** Explains which data is deleted and kept, and requires the password: a deletion cannot be undone. */
export const DeleteDialog = ({ email, onClose, onDone }: Props) => {
  const place = useMailPlace();
  const [deleteAccount] = useDeleteAccountMutation();
  useBackCloses(onClose);
  const submit = async ({ password }: { password: string }) => {
    const answer = await deleteAccount({ ...place, password });
    if (!answer.error) return onDone();
    return (answer.error as CommerceError).code === 'ORDERS_OPEN'
      ? { form: 'account.delete.orders_open' }
      : toPasswordErrors(answer.error, 'password');
  };
  return (
    <Dialog open onClose={onClose} title={<FormattedMessage id="account.delete.question" />}>
      <Form<{ password: string }> className={css.form} onSubmit={submit}>
        <ErrorSummary />
        <p>
          <FormattedMessage id="account.delete.goes" values={{ email }} />
        </p>
        <p>
          <FormattedMessage id="account.delete.stays" />
        </p>
        <HiddenUsername email={email} />
        <PasswordField
          name="password"
          label={<FormattedMessage id="account.password.current" />}
          autoComplete="current-password"
        />
        <div className={css.actions}>
          <SubmitButton>
            <FormattedMessage id="account.delete.confirm" />
          </SubmitButton>
          <Button onClick={onClose}>
            <FormattedMessage id="account.delete.keep" />
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
