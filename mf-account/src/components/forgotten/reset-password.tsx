import { useState } from 'react';
import { FormattedMessage, shopTexts, useText } from '@shop/contracts/i18n';
import { useShop } from '@shop/contracts/remote';
import { paths, useGoTo } from '@shop/contracts/routing';
import { selectIsCustomer, useAppSelector } from '@shop/contracts/store';
import { ButtonLink } from '@shop/contracts/ui';
import { accountPaths } from '../../model/account-paths.ts';
import { SpentLink } from '../mail-link/spent-link.tsx';
import { useMailLink } from '../mail-link/use-mail-link.ts';
import { ResetForm } from './reset-form.tsx';

/**
 * Target of the mail's link: sets a new password, or requests a new link. The customer logs in again afterwards
 * (T13).
 */
export const ResetPassword = () => {
  const { events, session } = useShop();
  const text = useText();
  const goTo = useGoTo();
  const isCustomer = useAppSelector(selectIsCustomer);
  const link = useMailLink();
  const [spent, setSpent] = useState<string | null>(null);

  if (!link || spent === link.token) {
    return (
      <SpentLink
        actions={
          <ButtonLink to={accountPaths.forgotPassword}>
            <FormattedMessage id="account.link.new" />
          </ButtonLink>
        }
      />
    );
  }
  const done = () => {
    events.emit('toast', { message: text(shopTexts.password_changed), autoClose: 0 });
    goTo(paths.login(), { replace: true });
    // The new password has ended every session of this account.
    if (isCustomer) session.end('login-again');
  };
  return (
    <ResetForm key={link.token} link={link} onSpent={() => setSpent(link.token)} onDone={done} />
  );
};
