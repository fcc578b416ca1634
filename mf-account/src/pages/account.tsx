import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, EmailAddress, SummaryList } from '@shop/contracts/ui';
import css from '../components/account-frame.module.css';
import { AccountFrame } from '../components/account-frame.tsx';
import { AccountSkeleton } from '../components/account-skeleton.tsx';
import { RequireCustomer } from '../components/require-customer.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.home.title'), robots: 'noindex' },
});

/** `/account` (S11): the customer, and links to all account pages. */
export const Page = () => (
  <AccountFrame heading={<FormattedMessage id="account.home.title" />}>
    <RequireCustomer fallback={<AccountSkeleton />}>
      {({ email }) => (
        <>
          <SummaryList
            className={css.facts}
            rows={[
              {
                id: 'email',
                label: <FormattedMessage id="account.email" />,
                value: email && <EmailAddress email={email} />,
              },
            ]}
          />
          <p>
            <ButtonLink to={paths.orders()}>
              <FormattedMessage id="account.home.orders" />
            </ButtonLink>
          </p>
        </>
      )}
    </RequireCustomer>
  </AccountFrame>
);
