import { useMyOrdersQuery } from '@shop/contracts/commerce/customer';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths, usePageQuery, type ShopPath } from '@shop/contracts/routing';
import { ButtonLink, EmptyState, Pager } from '@shop/contracts/ui';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { QueryFallback } from '../query-fallback.tsx';
import { OrdersTable } from './orders-table.tsx';

/** Page number in a list's URL, from 1; the first for invalid values. */
export const pageNumber = (value: string | null): number =>
  value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;

const pathOf = (page: number): ShopPath => `${paths.orders()}?page=${page}`;

/** The customer's orders, newest first, one page of them. */
export const MyOrders = ({ ownerId }: { ownerId: string }) => {
  const page = pageNumber(usePageQuery().get('page'));
  const query = useMyOrdersQuery({ ownerId, page }, { refetchOnMountOrArgChange: true });
  const orders = query.currentData;
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
  return (
    <QueryFallback {...query}>
      <AccountSkeleton lines={6} />
    </QueryFallback>
  );
};
