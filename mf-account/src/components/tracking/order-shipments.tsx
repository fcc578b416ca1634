import type { CommerceError } from '@shop/contracts/commerce';
import { useTrackedShipmentsQuery } from '@shop/contracts/commerce/customer';
import { errorTextOf, FormattedMessage } from '@shop/contracts/i18n';
import { RetryNotice } from '@shop/contracts/ui';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { ShipmentList } from './shipment-list.tsx';

/** The shipments of a customer's order; the rest of the order is shown whether they can be read or not. */
export const OrderShipments = ({ orderId }: { orderId: string }) => {
  const { data, error, isFetching, refetch } = useTrackedShipmentsQuery(orderId, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <ShipmentList shipments={data} />;
  if (error && !isFetching) {
    return (
      <RetryNotice tone="danger" onRetry={() => void refetch()}>
        <FormattedMessage {...errorTextOf(error as CommerceError)} />
      </RetryNotice>
    );
  }
  return <AccountSkeleton lines={2} />;
};
