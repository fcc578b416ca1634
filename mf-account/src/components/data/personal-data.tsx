import { AddressTexts } from '@shop/contracts/addresses/form';
import type { CommerceError } from '@shop/contracts/commerce';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { useProfileQuery } from '@shop/contracts/store-api';
import { RetryNotice } from '@shop/contracts/ui';
import { FormSkeleton } from '../form-skeleton.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** What the shop knows of the customer (S11), the newsletter and consents. */
export const PersonalData = ({ ownerId }: { ownerId: string }) => {
  const { data, error, isFetching, refetch } = useProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) {
    return (
      <>
        <AddressTexts fallback={<FormSkeleton fields={4} />}>
          <ProfileForm ownerId={ownerId} profile={data} />
        </AddressTexts>
        <NewsletterSection profile={data} />
        {data.consents && <ConsentsSection consents={data.consents} />}
      </>
    );
  }
  if (error && !isFetching) {
    return (
      <RetryNotice tone="danger" onRetry={() => void refetch()}>
        <FormattedMessage {...errorTextOf(error as CommerceError)} />
      </RetryNotice>
    );
  }
  return <FormSkeleton fields={4} />;
};
