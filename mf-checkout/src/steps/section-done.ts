import { isAddressComplete } from '@shop/contracts/addresses';
import type { Order } from '@shop/contracts/commerce/order';
import type { Section } from './section.ts';

/**
 * Whether a section needs nothing more. The order on the platform is the only source, so the answer is the same
 * after a reload or in another tab. Payment is done only by placing.
 */
export const sectionDone = (order: Order, section: Section): boolean => {
  switch (section) {
    case 'account':
      return Boolean(order.email);
    case 'address':
      return (
        isAddressComplete(order.shippingAddress) &&
        isAddressComplete(order.billingAddress) &&
        (!order.requiresBillingInfo || Boolean(order.billingAddress.billing_info))
      );
    case 'shipping':
      // An order whose lines do not ship has no shipments and nothing to choose.
      return order.shipments.every((shipment) => shipment.methodId !== null);
    case 'payment':
      return !order.editable;
  }
};
