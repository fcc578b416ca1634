import { isGone, type CommerceError } from '@shop/contracts/commerce';
import { useOrderQuery } from '@shop/contracts/commerce/order';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { RetryNotice } from '@shop/contracts/ui';
import { isOwnOrder } from '../../model/orders/is-own-order.ts';
import { OrderMissing } from './order-missing.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

/** ms between two looks at an order that the platform is still placing. */
const POLL_INTERVAL = 2000;

/** One order of the customer's; anybody else's is missing, as one that never was. */
export const MyOrder = ({ orderId, ownerId }: { orderId: string; ownerId: string }) => {
  const isPlacing = useOrderQuery(orderId).data?.status === 'placing';
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useOrderQuery(orderId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isPlacing ? POLL_INTERVAL : 0,
  });
  const failure = error as CommerceError | undefined;
  if (failure && isGone(failure)) return <OrderMissing />;
  if (order) {
    if (!isOwnOrder(order, ownerId)) return <OrderMissing />;
    return <OrderView {...{ order, ownerId }} onChanged={() => void refetch()} />;
  }
  if (failure && !isFetching) {
    return (
      <RetryNotice tone="danger" onRetry={() => void refetch()}>
        <FormattedMessage {...errorTextOf(failure)} />
      </RetryNotice>
    );
  }
  return <OrderSkeleton />;
};
