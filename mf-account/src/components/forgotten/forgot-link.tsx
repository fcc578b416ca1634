import { useForm } from '@shop/contracts/forms';
import { FormattedMessage } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { TextLink } from '@shop/contracts/ui';
import { accountPaths } from '../../model/account-paths.ts';
import { handedEmail } from '../../model/handed-email.ts';

/** Inside the form to log in: the way to a new password (S10), with the e-mail address that was typed. */
export const ForgotLink = () => {
  const form = useForm();
  const { events } = useShop();
  const leave = () => {
    const { email } = form.getState().values as { email?: string };
    if (email) handedEmail.give(email.trim());
    // The form may stand in the dialog.
    events.emit('modal:close', { name: 'auth' });
  };
  return (
    <TextLink to={accountPaths.forgotPassword} onClick={leave}>
      <FormattedMessage id="account.forgot.link" />
    </TextLink>
  );
};
