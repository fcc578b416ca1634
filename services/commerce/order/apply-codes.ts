import type { Input, Operation } from '../core/define-resource.ts';
import { invalid, type Problem } from '../core/problem.ts';

const noMatch = "doesn't match any active gift card or coupon";

/** Takes coupon and gift card codes off an order when blank; there are none that could be put on. */
export const applyCodes = (
  { store }: Operation,
  orderId: string,
  { attributes }: Input,
): Problem[] => {
  const problems: Problem[] = [];
  const refuse = (field: string, message: string, error: string) => {
    const value = attributes[field];
    if (typeof value === 'string' && value.trim() !== '')
      problems.push(invalid(field, message, error, { value }));
  };
  refuse('coupon_code', "doesn't exist", 'noent_coupon');
  refuse('gift_card_code', noMatch, 'noent_gift_card');
  refuse('gift_card_or_coupon_code', noMatch, 'noent_gift_card_or_coupon');
  if (problems.length > 0) return problems;
  const both = 'gift_card_or_coupon_code' in attributes;
  if (both || 'coupon_code' in attributes) store.update('orders', orderId, { coupon_code: null });
  if (both || 'gift_card_code' in attributes)
    store.update('orders', orderId, { gift_card_code: null });
  return [];
};
