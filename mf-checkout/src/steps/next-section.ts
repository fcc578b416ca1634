import type { Order } from '@shop/contracts/commerce/order';
import { sectionDone } from './section-done.ts';
import { SECTIONS, type Section } from './section.ts';

/** The first section not yet done; payment when only placing is left. */
export const nextSection = (order: Order): Section =>
  SECTIONS.find((section) => !sectionDone(order, section)) ?? 'payment';
