import { isAddressComplete } from '@shop/contracts/addresses';
import type { Order } from '@shop/contracts/commerce/order';

/** The sections of step 2, in the order they are done; each has its URL (S6). */
export const SECTIONS = ['account', 'address', 'shipping', 'payment'] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: string | undefined): value is Section =>
  SECTIONS.some((section) => section === value);

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

/** The first section not yet done; payment when only placing is left. */
export const nextSection = (order: Order): Section =>
  SECTIONS.find((section) => !sectionDone(order, section)) ?? 'payment';

export type Admission =
  | { kind: 'open'; section: Section }
  | { kind: 'section'; section: Section }
  | { kind: 'cart' }
  | { kind: 'confirmed' }
  | { kind: 'placing' };

const PLACED = ['placed', 'approved'] as const;

/**
 * Where a shopper who asks for a section belongs (S6): steps cannot be skipped, and an order that is already
 * placed leads to its confirmation and never to a second one (P5).
 */
export const guardSection = (order: Order, wanted: Section | null): Admission => {
  if (PLACED.some((status) => status === order.status)) return { kind: 'confirmed' };
  if (order.status === 'placing') return { kind: 'placing' };
  if (!order.editable || order.quantity === 0) return { kind: 'cart' };
  const next = nextSection(order);
  if (wanted === null) return { kind: 'section', section: next };
  return SECTIONS.indexOf(wanted) <= SECTIONS.indexOf(next)
    ? { kind: 'open', section: wanted }
    : { kind: 'section', section: next };
};
