import { ok, type Result } from '@shop/contracts/commerce';
import type { LineTarget } from '../outbox/pending-change.ts';
import { queueChange } from '../outbox/queue.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { CartProblem } from './cart-problem.ts';

export interface LineChange {
  changeId: string;
  orderId: string;
  lineId: string;
}

interface QueuedLine extends Omit<LineChange, 'changeId'>, Pick<LineTarget, 'quantity'> {
  /** Null lets them follow the quantity (T8). */
  options: LineTarget['options'] | null;
}

/** Shows a line with its new quantity and options, and sends it in turn. Quantity 0 removes the line. */
export const queueLine = (
  { orderId, lineId, quantity, options }: QueuedLine,
  send: (change: LineChange) => CartThunk<Result<null, CartProblem>>,
): CartThunk<Result<null, CartProblem>> =>
  queueChange<Result<null, CartProblem>>({
    change: { kind: 'line', lineId, quantity, options },
    orderId,
    send: ({ id: changeId }) => send({ changeId, orderId, lineId }),
    undone: () => async () => ok(null),
  });
