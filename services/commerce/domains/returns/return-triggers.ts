import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../engine/definition/problem.ts';
import type { Rows } from '../rows.ts';
import { refundReturn } from './refund-return.ts';
import { restockReturn } from './restock.ts';
import { returnProblem } from './return-problem.ts';

type Return = Rows['returns'];

/** Moves a return on; `input` is the rest of the request. */
type ReturnTrigger = (operation: Operation, row: Return, input: Input) => Result<string>;

interface Move {
  readonly from: readonly string[];
  readonly to: string;
  /** Topic of the event: `returns.ship`. */
  readonly event: string;
}

/** The return's states: a trigger leads from any of some to one. */
const moves = {
  _request: { from: ['draft'], to: 'requested', event: 'request' },
  _approve: { from: ['requested'], to: 'approved', event: 'approve' },
  _cancel: { from: ['draft', 'requested', 'approved'], to: 'cancelled', event: 'cancel' },
  /** Also a parcel that is refused on arrival, as in the back office of the hosted platform. */
  _reject: { from: ['requested', 'shipped'], to: 'rejected', event: 'reject' },
  _ship: { from: ['approved'], to: 'shipped', event: 'ship' },
  _receive: { from: ['approved', 'shipped'], to: 'received', event: 'receive' },
} as const satisfies Record<string, Move>;

type MoveTrigger = keyof typeof moves;

/** Whether a trigger changes the status of a return that has this one. */
export const canMove = (trigger: MoveTrigger, status: string): boolean =>
  (moves[trigger].from as readonly string[]).includes(status);

const moveBy =
  (trigger: MoveTrigger): ReturnTrigger =>
  ({ store, now, emit }, { id, status }) => {
    const { to, event } = moves[trigger];
    if (!canMove(trigger, status)) return failure(returnProblem(status, to));
    store.update('returns', id, { status: to, ...(to !== 'requested' && { [`${to}_at`]: now }) });
    emit('returns', id, event);
    return success(id);
  };

/** Requests a draft with at least one line. */
const requestReturn: ReturnTrigger = (operation, row, input) => {
  const lines = operation.store.where('return_line_items', { return_id: row.id });
  if (row.status === 'draft' && lines.length === 0)
    return failure(
      invalid('return_line_items', "can't be blank", 'blank', { member: 'relationships' }),
    );
  return moveBy('_request')(operation, row, input);
};

const archive =
  (archives: boolean): ReturnTrigger =>
  ({ store, now }, { id }) => {
    store.update('returns', id, { archived_at: archives ? now : null });
    return success(id);
  };

/** Triggers in the order they are obeyed. */
export const returnTriggers: Readonly<Record<string, ReturnTrigger>> = {
  _request: requestReturn,
  _approve: moveBy('_approve'),
  _cancel: moveBy('_cancel'),
  _reject: moveBy('_reject'),
  _ship: moveBy('_ship'),
  _receive: moveBy('_receive'),
  _restock: restockReturn,
  _refund: refundReturn,
  _archive: archive(true),
  _unarchive: archive(false),
};

export const shopperTriggers: readonly string[] = ['_request', '_cancel'];
