import { shippingCost } from '@shop/contracts/commerce/shipping';
import type { EnrichableOrder } from '../read-order.ts';

/**
 * Shipping cost of an order in cents: the platform's charge once every shipment has a method, otherwise an estimate
 * from the available methods. Null if nothing ships, or a shipment has no available method.
 */
export const costOfOrder = ({
  shipments,
  charged,
  usualMethod,
}: Pick<EnrichableOrder, 'shipments' | 'charged' | 'usualMethod'>): number | null =>
  shipments.length > 0 && shipments.every(({ methodId }) => methodId !== null)
    ? charged
    : shippingCost(shipments, usualMethod);
