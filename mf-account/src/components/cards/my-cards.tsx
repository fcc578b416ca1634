import type { CommerceError } from '@shop/contracts/commerce';
import { useWalletQuery } from '@shop/contracts/commerce/customer';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, EmptyState, RetryNotice } from '@shop/contracts/ui';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { CardList } from './card-list.tsx';

/** What the customer let the shop keep to pay with. */
export const MyCards = ({ ownerId }: { ownerId: string }) => {
  const {
    currentData: cards,
    error,
    isFetching,
    refetch,
  } = useWalletQuery({ ownerId }, { refetchOnMountOrArgChange: true });
  if (cards && cards.length > 0) return <CardList cards={cards} />;
  if (cards) {
    return (
      <EmptyState
        title={<FormattedMessage id="account.cards.none.title" />}
        text={<FormattedMessage id="account.cards.none.text" />}
        action={
          <ButtonLink to={paths.home()}>
            <FormattedMessage id="account.to_shop" />
          </ButtonLink>
        }
      />
    );
  }
  if (error && !isFetching) {
    return (
      <RetryNotice tone="danger" onRetry={() => void refetch()}>
        <FormattedMessage {...errorTextOf(error as CommerceError)} />
      </RetryNotice>
    );
  }
  return <AccountSkeleton lines={3} />;
};
