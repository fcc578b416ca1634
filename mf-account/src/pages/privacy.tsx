import { useState } from 'react';
import { FormattedMessage } from '@shop/contracts/i18n';
import type { PageModule } from '@shop/contracts/remote';
import { AccountFrame } from '../components/account-frame.tsx';
import { AccountSkeleton } from '../components/account-skeleton.tsx';
import { DeleteSection } from '../components/privacy/delete-section.tsx';
import { ExportSection } from '../components/privacy/export-section.tsx';
import { RequireCustomer } from '../components/require-customer.tsx';

export const load: PageModule['load'] = async ({ text }) => ({
  status: 200,
  head: { title: text('account.privacy.title'), robots: 'noindex' },
});

/** `/account/privacy`: the customer's data as a file, and the end of the account. */
export const Page = () => {
  const [isDeleted, setDeleted] = useState(false);
  return (
    <AccountFrame heading={<FormattedMessage id="account.privacy.title" />}>
      {/** A deleted account cannot log in: the redirect to the shop's home page is pending. */}
      {isDeleted ? (
        <AccountSkeleton />
      ) : (
        <RequireCustomer fallback={<AccountSkeleton />}>
          {({ email }) => (
            <>
              <ExportSection />
              <DeleteSection email={email} onDeleted={() => setDeleted(true)} />
            </>
          )}
        </RequireCustomer>
      )}
    </AccountFrame>
  );
};
