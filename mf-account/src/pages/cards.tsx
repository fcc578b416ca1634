import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { AccountFrame } from '../components/account-frame.tsx';
import { AccountSkeleton } from '../components/account-skeleton.tsx';
import { MyCards } from '../components/cards/my-cards.tsx';
import { RequireCustomer } from '../components/require-customer.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.cards.title'), robots: 'noindex' },
});

/** `/account/cards`: stored cards. */
export const Page = () => (
  <AccountFrame heading={<FormattedMessage id="account.cards.title" />}>
    <RequireCustomer fallback={<AccountSkeleton lines={3} />}>
      {({ ownerId }) => <MyCards ownerId={ownerId} />}
    </RequireCustomer>
  </AccountFrame>
);
