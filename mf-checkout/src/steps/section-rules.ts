import { isAddressComplete } from '@shop/contracts/addresses';
import type { Order } from '@shop/contracts/commerce/order';
import type { InitialOrder } from '@shop/contracts/store';

/** The sections of step 2 in order; each has its URL (S6). */
export const SECTIONS = ['account', 'address', 'shipping', 'payment'] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: string | undefined): value is Section =>
  SECTIONS.some((section) => section === value);

const hasAddresses = (order: InitialOrder): boolean => {
  const { buyer, shippingAddress, billingAddress, requiresBillingInfo } = order;
  if (buyer) return buyer.shipping?.isComplete === true && buyer.billing?.isComplete === true;
  return (
    isAddressComplete(shippingAddress) &&
    isAddressComplete(billingAddress) &&
    (!requiresBillingInfo || Boolean(billingAddress.billing_info))
  );
};

/**
 * Whether a section is complete. The platform's order is the only source, so the result is the same after a reload or
 * in another tab; of the order in the document, its outline is. Payment is complete once the order is placed.
 */
export const sectionDone = (order: InitialOrder, section: Section): boolean => {
  switch (section) {
    case 'account':
      return order.buyer?.hasEmail ?? Boolean(order.email);
    case 'address':
      return hasAddresses(order);
    case 'shipping':
      // An order without shippable lines has no shipments.
      return order.shipments.every((shipment) => shipment.methodId !== null);
    case 'payment':
      return !order.editable;
  }
};

/** The first incomplete section; payment if only placing is left. */
export const nextSection = (order: InitialOrder): Section =>
  SECTIONS.find((section) => !sectionDone(order, section)) ?? 'payment';

/** Whether an order is bought; the merchant may edit it afterwards. */
export const isPlaced = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'placed' || status === 'approved' || status === 'editing';

export type Admission =
  | { kind: 'open'; section: Section }
  | { kind: 'section'; section: Section }
  | { kind: 'cart' }
  | { kind: 'confirmed' }
  | { kind: 'placing' };

/**
 * Decides whether a section may open (S6): sections cannot be skipped, and a placed order redirects to its
 * confirmation, never to a second purchase (P5).
 */
export const guardSection = (order: InitialOrder, requested: Section | null): Admission => {
  if (isPlaced(order)) return { kind: 'confirmed' };
  if (order.status === 'placing') return { kind: 'placing' };
  if (!order.editable || order.quantity === 0) return { kind: 'cart' };
  const next = nextSection(order);
  if (requested === null) return { kind: 'section', section: next };
  return SECTIONS.indexOf(requested) <= SECTIONS.indexOf(next)
    ? { kind: 'open', section: requested }
    : { kind: 'section', section: next };
};
