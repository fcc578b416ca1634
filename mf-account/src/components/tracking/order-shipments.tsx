import { useTrackedShipmentsQuery } from '@shop/contracts/commerce/customer';
import type { CountryCode } from '@shop/contracts/market';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { QueryFallback } from '../query-fallback.tsx';
import { ShipmentList } from './shipment-list.tsx';

/** Shipments of a customer's order. The rest of the order is displayed even if they cannot be read. */
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
