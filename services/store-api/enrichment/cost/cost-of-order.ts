import { shippingCost } from '@shop/contracts/commerce/shipping';
import type { EnrichableOrder } from '../read-order.ts';

/**
 * What an order's shipping costs, in cents: what the platform charges once every shipment has its method, else what the
 * methods on offer come to. Null where nothing ships, or something cannot be sent.
 */
export const costOfOrder = ({
  shipments,
  charged,
  usualMethod,
}: Pick<EnrichableOrder, 'shipments' | 'charged' | 'usualMethod'>): number | null =>
  shipments.length > 0 && shipments.every(({ methodId }) => methodId !== null)
    ? charged
    : shippingCost(shipments, usualMethod);
