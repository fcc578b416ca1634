import type { CommerceError } from '@shop/contracts/commerce';
import { useMyOrdersQuery } from '@shop/contracts/commerce/customer';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { paths, usePageQuery, type ShopPath } from '@shop/contracts/routing';
import { ButtonLink, EmptyState, Pager, RetryNotice } from '@shop/contracts/ui';
import { pageNumber } from '../../model/page-number.ts';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';

const pathOf = (page: number): ShopPath => `${paths.orders()}?page=${page}`;

/** The customer's orders, newest first, one page of them. */
export const MyOrders = ({ ownerId }: { ownerId: string }) => {
  const query = usePageQuery();
  const page = pageNumber(query.get('page'));
  const {
    currentData: orders,
    error,
    isFetching,
    refetch,
  } = useMyOrdersQuery({ ownerId, page }, { refetchOnMountOrArgChange: true });
  if (orders && orders.items.length > 0) {
    return (
      <>
        <OrdersTable orders={orders.items} />
        <Pager page={page} pageCount={orders.pageCount} pathOf={pathOf} />
      </>
    );
  }
  if (orders) {
    return (
      <EmptyState
        title={<FormattedMessage id="account.orders.none.title" />}
        text={<FormattedMessage id="account.orders.none.text" />}
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
  return <AccountSkeleton lines={6} />;
};
