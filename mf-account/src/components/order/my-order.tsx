import { type Order, useOrderQuery } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, EmptyState } from '@shop/contracts/ui';
import { isGone, type CommerceError } from '@shop/contracts/commerce';
import { QueryFallback } from '../query-fallback.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

/**
 * Whether an order is one of the customer's placed orders. A guest's order can be read by anyone who knows its id,
 * and a cart is no order yet: neither is shown.
 */
const isOwnOrder = (
  order: Pick<Order, 'guest' | 'customerId' | 'status'>,
  ownerId: string,
): boolean =>
  !order.guest &&
  order.customerId === ownerId &&
  ['placing', 'placed', 'approved', 'cancelled'].includes(order.status);

/** The order does not exist or belongs to someone else: the same text for both. */
const OrderMissing = () => (
  <EmptyState
    title={<FormattedMessage id="account.order.missing.title" />}
    text={<FormattedMessage id="account.order.missing.text" />}
    action={
      <ButtonLink to={paths.orders()}>
        <FormattedMessage id="account.home.orders" />
      </ButtonLink>
    }
  />
);

/** Poll interval of an order that the platform is placing, in ms. */
const POLL_INTERVAL = 2000;

/** One of the customer's orders. Another customer's order looks like a missing one. */
export const MyOrder = ({ orderId, ownerId }: { orderId: string; ownerId: string }) => {
  const isPlacing = useOrderQuery(orderId).data?.status === 'placing';
  const query = useOrderQuery(orderId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isPlacing ? POLL_INTERVAL : 0,
  });
  const { currentData: order, refetch } = query;
  const failure = query.error as CommerceError | undefined;
  if (failure && isGone(failure)) return <OrderMissing />;
  if (order) {
    if (!isOwnOrder(order, ownerId)) return <OrderMissing />;
    return <OrderView {...{ order, ownerId }} onChanged={() => void refetch()} />;
  }
  return (
    <QueryFallback {...query}>
      <OrderSkeleton />
    </QueryFallback>
  );
};
