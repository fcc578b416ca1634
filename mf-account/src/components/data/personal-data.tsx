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
  const {
    currentData: profile,
    error,
    isFetching,
    refetch,
  } = useProfileQuery({ ownerId }, { refetchOnMountOrArgChange: true });
  if (profile) {
    return (
      <>
        <AddressTexts fallback={<FormSkeleton fields={4} />}>
          {/* A form of its own for every customer: it keeps its initial values. */}
          <ProfileForm key={ownerId} ownerId={ownerId} profile={profile} />
        </AddressTexts>
        <NewsletterSection profile={profile} />
        {profile.consents && <ConsentsSection consents={profile.consents} />}
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
