import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { orderShape } from '../shapes/orders.ts';

/** Set by a step of their own, with rules. */
const appliedSeparately = new Set(['customer_email', 'coupon_code', 'gift_card_code']);

/** Writes the plain attributes of an order: language, URLs, country lock, metadata and so on. */
export const applyAttributes = (
  { store }: Operation,
  orderId: string,
  { attributes }: Input,
): Problem[] => {
  const plain = Object.entries(attributes).filter(([name]) => !appliedSeparately.has(name));
  store.update(
    'orders',
    orderId,
    columnValues(orderShape, { attributes: Object.fromEntries(plain), links: {} }),
  );
  return [];
};
