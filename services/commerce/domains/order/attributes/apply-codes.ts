import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { invalid, type Problem } from '../../../engine/definition/problem.ts';
import { couponProblem, findCoupon } from '../../promotion/find-coupon.ts';
import { findGiftCard } from '../../promotion/gift-cards/find-gift-card.ts';
import type { Rows } from '../../rows.ts';
import { findOrder } from '../find-order.ts';

const noCoupon = "doesn't match any active coupon";
const noGiftCard = "doesn't match any active gift card";
const neither = "doesn't match any active gift card or coupon";

/** The code in the input: undefined to leave it, null to remove it, else the code to apply. */
const codeIn = ({ attributes }: Input, field: string): string | null | undefined => {
  if (!(field in attributes)) return undefined;
  const code = String(attributes[field] ?? '').trim();
  return code === '' ? null : code;
};

type Outcome = { readonly problem: Problem } | { readonly values: Partial<Rows['orders']> };

const coupon = (operation: Operation, order: Rows['orders'], code: string): Outcome => {
  const field = 'coupon_code';
  const found = findCoupon(operation, code, order);
  if (found.ok) return { values: { coupon_code: found.coupon.code } };
  return {
    problem:
      found.reason === 'unknown'
        ? invalid(field, "doesn't exist", 'noent_coupon', { value: code })
        : invalid(field, noCoupon, found.reason, { value: code }),
  };
};

const giftCard = (operation: Operation, order: Rows['orders'], code: string): Outcome => {
  const card = findGiftCard(operation, code, order);
  return card
    ? { values: { gift_card_code: card.code } }
    : { problem: invalid('gift_card_code', noGiftCard, 'noent_gift_card', { value: code }) };
};

/** A code of either kind; a gift card takes precedence. */
const either = (operation: Operation, order: Rows['orders'], code: string): Outcome => {
  const field = 'gift_card_or_coupon_code';
  const card = giftCard(operation, order, code);
  if ('values' in card) return card;
  const found = coupon(operation, order, code);
  if ('values' in found) return found;
  return { problem: invalid(field, neither, 'noent_gift_card_or_coupon', { value: code }) };
};

/**
 * The coupon must be valid for a new customer; otherwise the shopper removes it by sending a blank code with the e-mail
 * address.
 */
const customerProblems = (operation: Operation, order: Rows['orders'], input: Input): Problem[] => {
  const changes = 'customer_email' in input.attributes || 'customer' in input.links;
  if (!changes || order.coupon_code === null) return [];
  const [row] = operation.store.where('coupons', { code: order.coupon_code });
  const reason = row && couponProblem(operation, row, order);
  return reason === 'other_recipient' || reason === 'used_by_customer'
    ? [invalid('coupon_code', noCoupon, reason, { value: order.coupon_code })]
    : [];
};

/**
 * Applies a coupon or gift card code to an order, or removes it when blank. An order has at most one of each. The
 * customer is set before, because some coupons are limited to certain customers.
 * https://docs.commercelayer.io/core/v/how-tos/placing-orders/checkout/adding-a-gift-card-or-coupon
 */
export const applyCodes = (operation: Operation, orderId: string, input: Input): Problem[] => {
  const { store } = operation;
  const order = findOrder(operation, orderId);
  const both = codeIn(input, 'gift_card_or_coupon_code');
  const outcomes: Outcome[] = [];
  if (both === null) outcomes.push({ values: { coupon_code: null, gift_card_code: null } });
  else if (both !== undefined) outcomes.push(either(operation, order, both));
  for (const [field, apply] of [
    ['coupon_code', coupon],
    ['gift_card_code', giftCard],
  ] as const) {
    const code = codeIn(input, field);
    if (code === null) outcomes.push({ values: { [field]: null } });
    else if (code !== undefined) outcomes.push(apply(operation, order, code));
  }
  const problems = outcomes.flatMap((it) => ('problem' in it ? [it.problem] : []));
  if (problems.length > 0) return problems;
  for (const it of outcomes) if ('values' in it) store.update('orders', orderId, it.values);
  return customerProblems(operation, findOrder(operation, orderId), input);
};
