import { useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { AccountFrame } from '../components/account-frame.tsx';
import { ChangePasswordForm } from '../components/change/change-password-form.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { RequireCustomer } from '../components/require-customer.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.change_password.title'), robots: 'noindex' },
});

/** `/account/change-password` (S10, S11). */
export const Page = () => {
  const [isDone, setDone] = useState(false);
  return (
    <AccountFrame heading={<FormattedMessage id="account.change_password.title" />}>
      <RequireCustomer
        fallback={<FormSkeleton fields={3} />}
        next={isDone ? paths.account() : undefined}
      >
        {({ email }) => <ChangePasswordForm email={email} onDone={() => setDone(true)} />}
      </RequireCustomer>
    </AccountFrame>
  );
};
