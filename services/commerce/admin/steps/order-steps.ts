import { paymentAmounts } from '../../domains/payment/payment-amounts.ts';
import type { ReadContext } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../../domains/rows.ts';

/** Steps of an order, by what the address of each ends in. */
export const ORDER_STEPS = {
  approve: { trigger: '_approve', name: 'Approve', done: 'The order is approved.' },
  capture: { trigger: '_capture', name: 'Capture', done: 'The payment is captured.' },
  refund: { trigger: '_refund', name: 'Refund', done: 'The payment is refunded.' },
  cancel: { trigger: '_cancel', name: 'Cancel', done: 'The order is cancelled.' },
} as const;

type OrderStep = keyof typeof ORDER_STEPS;

export const isOrderStep = (name: string): name is OrderStep => Object.hasOwn(ORDER_STEPS, name);

/** What can be done with an order now. The platform decides again when it is asked to. */
interface OpenSteps {
  readonly approve: boolean;
  readonly cancel: boolean;
  /** Cents that are reserved and not captured, and captured and not refunded. */
  readonly capture: number;
  readonly refund: number;
}

export const openSteps = (
  context: ReadContext,
  { id, status }: Pick<Rows['orders'], 'id' | 'status'>,
): OpenSteps => {
  const { captured, refunded } = paymentAmounts(context, id);
  const refund = captured - refunded;
  const reserved = context.store
    .where('authorizations', { order_id: id, succeeded: 1 })
    .filter(({ undone }) => !undone)
    .reduce((sum, { capture_balance_cents }) => sum + (capture_balance_cents ?? 0), 0);
  return {
    approve: status === 'placed',
    cancel: refund === 0 && ['pending', 'placed', 'approved'].includes(status ?? ''),
    capture: status === 'approved' ? reserved : 0,
    refund,
  };
};
