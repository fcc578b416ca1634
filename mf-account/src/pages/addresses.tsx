import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { usePageQuery } from '@shop/contracts/routing';
import { AccountFrame } from '../components/account-frame.tsx';
import { AccountSkeleton } from '../components/account-skeleton.tsx';
import { AddressBooks, AddressKinds } from '../components/address-book/addresses-by-kind.tsx';
import { RequireCustomer } from '../components/require-customer.tsx';
import { addressKind, purposesOf } from '../model/address-kind.ts';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.addresses.title'), robots: 'noindex' },
});

/** `/account/addresses`, `?kind=shipping`, `?kind=billing` (S11). */
export const Page = () => {
  const kind = addressKind(usePageQuery().get('kind'));
  return (
    <AccountFrame heading={<FormattedMessage id="account.addresses.title" />}>
      <AddressKinds kind={kind} />
      <RequireCustomer fallback={<AccountSkeleton lines={6} />}>
        {() => <AddressBooks purposes={purposesOf(kind)} />}
      </RequireCustomer>
    </AccountFrame>
  );
};
