import type { Order, ShippingMethod } from '@shop/contracts/commerce/order';

/** The shipping methods the platform holds for the order, one per shipment that has one. */
export const chosenMethods = (order: Order): ShippingMethod[] =>
  order.shipments.flatMap(
    ({ methods, methodId }) => methods.find(({ id }) => id === methodId) ?? [],
  );
