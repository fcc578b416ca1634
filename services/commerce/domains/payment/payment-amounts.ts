import type { ReadContext } from '../../engine/definition/define-resource.ts';

/** The payment totals of an order in integer cents, each the sum of its succeeded transactions. */
export interface PaymentAmounts {
  readonly authorized: number;
  readonly voided: number;
  readonly captured: number;
  readonly refunded: number;
}

const sum = (rows: readonly { readonly amount_cents: number }[]): number =>
  rows.reduce((total, { amount_cents }) => total + amount_cents, 0);

/**
 * Sums an order's succeeded transactions. An authorization that was undone
 * while the order was still a cart does not count, nor does what followed it.
 */
export const paymentAmounts = ({ store }: ReadContext, orderId: string): PaymentAmounts => {
  const of = <T extends 'authorizations' | 'voids' | 'captures' | 'refunds'>(type: T) =>
    store.where(type, { order_id: orderId, succeeded: 1 });
  const authorizations = of('authorizations').filter(({ undone }) => !undone);
  const counted = new Set(authorizations.map(({ id }) => id));
  const captures = of('captures').filter((it) => counted.has(it.reference_authorization_id));
  const captured = new Set(captures.map(({ id }) => id));
  return {
    authorized: sum(authorizations),
    voided: sum(of('voids').filter((it) => counted.has(it.reference_authorization_id))),
    captured: sum(captures),
    refunded: sum(of('refunds').filter((it) => captured.has(it.reference_capture_id))),
  };
};
