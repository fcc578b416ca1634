import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { AccountFrame } from '../components/account-frame.tsx';
import { AccountSkeleton } from '../components/account-skeleton.tsx';
import { MyOrders } from '../components/order/my-orders.tsx';
import { RequireCustomer } from '../components/require-customer.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.orders.title'), robots: 'noindex' },
});

/** `/account/orders` (S11). */
export const Page = () => (
  <AccountFrame heading={<FormattedMessage id="account.orders.title" />}>
    <RequireCustomer fallback={<AccountSkeleton lines={6} />}>
      {({ ownerId }) => <MyOrders ownerId={ownerId} />}
    </RequireCustomer>
  </AccountFrame>
);
