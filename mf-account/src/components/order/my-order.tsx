import { isGone, type CommerceError } from '@shop/contracts/commerce';
import { useOrderQuery } from '@shop/contracts/commerce/order';
import { isOwnOrder } from '../../model/orders/is-own-order.ts';
import { QueryFallback } from '../query-fallback.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

/** ms between two looks at an order that the platform is still placing. */
const POLL_INTERVAL = 2000;

/** One order of the customer's; anybody else's is missing, as one that never was. */
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
