import type { CommerceError } from '@shop/contracts/commerce';
import { useRefundsQuery } from '@shop/contracts/commerce/customer';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { RetryNotice } from '@shop/contracts/ui';
import { AccountSkeleton } from '../account-skeleton.tsx';
import RefundList from './refund-list.tsx';

/** What was paid back of a customer's order; the rest of the order is shown whether it can be read or not. */
const OrderRefunds = ({ orderId }: { orderId: string }) => {
  const { data, error, isFetching, refetch } = useRefundsQuery(orderId, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <RefundList refunds={data} />;
  if (error && !isFetching) {
    return (
      <RetryNotice tone="danger" onRetry={() => void refetch()}>
        <FormattedMessage {...errorTextOf(error as CommerceError)} />
      </RetryNotice>
    );
  }
  return <AccountSkeleton lines={1} />;
};

export default OrderRefunds;
