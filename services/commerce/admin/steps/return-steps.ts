import type { ReadContext } from '../../engine/definition/define-resource.ts';
import { lastCapture } from '../../domains/returns/reference-capture.ts';
import { canRestock } from '../../domains/returns/restock.ts';
import { canMove } from '../../domains/returns/return-triggers.ts';
import type { Rows } from '../../domains/rows.ts';

/** Steps of a return, by what the address of each ends in. */
export const RETURN_STEPS = {
  approve: { trigger: '_approve', name: 'Approve', done: 'The return is approved.' },
  reject: { trigger: '_reject', name: 'Reject', done: 'The return is rejected.' },
  ship: { trigger: '_ship', name: 'Ship', done: 'The return is on its way.' },
  receive: { trigger: '_receive', name: 'Receive', done: 'The return has come in.' },
  restock: { trigger: '_restock', name: 'Restock', done: 'The goods are back in stock.' },
  refund: { trigger: '_refund', name: 'Refund', done: 'The return is refunded.' },
  cancel: { trigger: '_cancel', name: 'Cancel', done: 'The return is cancelled.' },
} as const;

export type ReturnStep = keyof typeof RETURN_STEPS;

export const isReturnStep = (name: string): name is ReturnStep => Object.hasOwn(RETURN_STEPS, name);

type Reads = Pick<ReadContext, 'store'>;

/** Cents that the return's capture still holds. */
export const refundableOf = (context: Reads, row: Rows['returns']): number => {
  const id = row.reference_capture_id ?? lastCapture(context, row.order_id);
  return context.store.get('captures', id)?.refund_balance_cents ?? 0;
};

/** Steps available on a return now. The platform checks again when a step is requested. */
export const openReturnSteps = (
  context: Reads,
  row: Rows['returns'],
  lines: readonly Rows['return_line_items'][],
): ReadonlySet<ReturnStep> =>
  new Set(
    (Object.keys(RETURN_STEPS) as ReturnStep[]).filter((step) => {
      if (step === 'refund') return row.status === 'received' && refundableOf(context, row) > 0;
      if (step === 'restock')
        return canRestock(row.status) && lines.some(({ restocked_at }) => restocked_at === null);
      return canMove(RETURN_STEPS[step].trigger, row.status);
    }),
  );
