import { useRefundsQuery } from '@shop/contracts/commerce/customer';
import type { CountryCode } from '@shop/contracts/market';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { QueryFallback } from '../query-fallback.tsx';
import RefundList from './refund-list.tsx';

/** Refunds of a customer's order. The rest of the order is displayed even if they cannot be read. */
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
