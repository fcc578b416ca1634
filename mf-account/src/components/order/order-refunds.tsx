import { useRefundsQuery } from '@shop/contracts/commerce/customer';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { QueryFallback } from '../query-fallback.tsx';
import RefundList from './refund-list.tsx';

/** What was paid back of a customer's order; the rest of the order is shown whether it can be read or not. */
const OrderRefunds = ({ orderId }: { orderId: string }) => {
  const query = useRefundsQuery(orderId, {
    refetchOnMountOrArgChange: true,
  });
  if (query.data) return <RefundList refunds={query.data} />;
  return (
    <QueryFallback {...query}>
      <AccountSkeleton lines={1} />
    </QueryFallback>
  );
};

export default OrderRefunds;
