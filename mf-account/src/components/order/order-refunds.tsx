import { useRefundsQuery } from '@shop/contracts/commerce/customer';
import type { CountryCode } from '@shop/contracts/market';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { QueryFallback } from '../query-fallback.tsx';
import RefundList from './refund-list.tsx';

/** What was paid back of a customer's order; the rest of the order is shown whether it can be read or not. */
const OrderRefunds = ({ orderId, country }: { orderId: string; country: CountryCode | null }) => {
  const query = useRefundsQuery(orderId, {
    refetchOnMountOrArgChange: true,
  });
  if (query.data) return <RefundList refunds={query.data} country={country} />;
  return (
    <QueryFallback {...query}>
      <AccountSkeleton lines={1} />
    </QueryFallback>
  );
};

export default OrderRefunds;
