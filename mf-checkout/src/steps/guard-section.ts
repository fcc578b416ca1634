import type { Order } from '@shop/contracts/commerce/order';
import { nextSection } from './next-section.ts';
import { SECTIONS, type Section } from './section.ts';

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
