import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { AccountFrame } from '../components/account-frame.tsx';
import { PersonalData } from '../components/data/personal-data.tsx';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import { RequireCustomer } from '../components/require-customer.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.data.title'), robots: 'noindex' },
});

/** `/account/personal-data` (S11). */
export const Page = () => (
  <AccountFrame heading={<FormattedMessage id="account.data.title" />}>
    <RequireCustomer fallback={<FormSkeleton fields={4} />}>
      {({ ownerId }) => <PersonalData ownerId={ownerId} />}
    </RequireCustomer>
  </AccountFrame>
);
