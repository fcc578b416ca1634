import { useTrackedShipmentsQuery } from '@shop/contracts/commerce/customer';
import type { CountryCode } from '@shop/contracts/market';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { QueryFallback } from '../query-fallback.tsx';
import { ShipmentList } from './shipment-list.tsx';

/** The shipments of a customer's order; the rest of the order is shown whether they can be read or not. */
export const OrderShipments = ({
  orderId,
  country,
}: {
  orderId: string;
  country: CountryCode | null;
}) => {
  const query = useTrackedShipmentsQuery(orderId, {
    refetchOnMountOrArgChange: true,
  });
  if (query.data) return <ShipmentList shipments={query.data} country={country} />;
  return (
    <QueryFallback {...query}>
      <AccountSkeleton lines={2} />
    </QueryFallback>
  );
};
