import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { AccountFrame } from '../components/account-frame.tsx';
import { ChangeEmail } from '../components/change/change-email.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { RequireCustomer } from '../components/require-customer.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.change_email.title'), robots: 'noindex' },
});

/** `/account/email` (S11). */
export const Page = () => (
  <AccountFrame heading={<FormattedMessage id="account.change_email.title" />}>
    <RequireCustomer fallback={<FormSkeleton fields={3} />}>
      {(customer) => <ChangeEmail {...customer} />}
    </RequireCustomer>
  </AccountFrame>
);
