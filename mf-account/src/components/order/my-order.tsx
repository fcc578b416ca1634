import { useOrderQuery } from '@shop/contracts/commerce/order';
import { FormattedMessage } from '@shop/contracts/i18n';
import { paths } from '@shop/contracts/routing';
import { ButtonLink, EmptyState } from '@shop/contracts/ui';
import { isGone, type CommerceError } from '@shop/contracts/commerce';
import { isOwnOrder } from '../../model/orders/own-order.ts';
import { QueryFallback } from '../query-fallback.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

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
  const { currentData: order } = query;
  const failure = query.error as CommerceError | undefined;
  if (failure && isGone(failure)) return <OrderMissing />;
  if (order) {
    if (!isOwnOrder(order, ownerId)) return <OrderMissing />;
    return <OrderView {...{ order, ownerId }} />;
  }
  return (
    <QueryFallback {...query}>
      <OrderSkeleton />
    </QueryFallback>
  );
};
