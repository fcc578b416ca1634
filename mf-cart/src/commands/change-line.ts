import { fail, ok, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { selectOrderId } from '@shop/contracts/store';
import { repairCart } from '../check/repair-cart.ts';
import { readOrder } from '../order/read-order.ts';
import { commitChange, quantityEvent, stopFollowing } from '../outbox/commit.ts';
import { beforeOf, meetsTarget, targetOfLine } from '../outbox/line-target.ts';
import type { LineOption, LineTarget } from '../outbox/pending-change.ts';
import { persistChange } from '../outbox/persist.ts';
import { outcomeOf, queueChange, selectPendingChange } from '../outbox/queue.ts';
import { retryWhenOnline, sendWithRecovery } from '../outbox/send.ts';
import {
  changeSent,
  lineProblemCleared,
  lineRefused,
  selectPendingChanges,
} from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartProblem } from './cart-problem.ts';
import { checkQuantity, explainRefusal, maxQuantity } from './limits.ts';
import { updateLine } from './update-line.ts';

interface LineChange {
  changeId: string;
  orderId: string;
  lineId: string;
}

/** Sends a change of a line when its turn comes. A refusal leaves a problem beside the line and changes nothing. */
const sendLine =
  ({ changeId, orderId, lineId }: LineChange): CartThunk<Result<null, CartProblem>> =>
  async (dispatch, getState, page) => {
    const lineIn = (order: Order) => order.lines.find(({ id }) => id === lineId);
    const refuse = (problem: CartProblem) => {
      dispatch(lineRefused({ lineId, problem }));
      return fail(problem);
    };
    const read = await dispatch(retryWhenOnline(() => dispatch(readOrder(orderId))));
    // The login merge or another tab has given the cart another order.
    if (selectOrderId(getState()) !== orderId) return refuse({ code: 'NOT_FOUND' });
    if (!read.ok) return refuse(read.error);
    // Clicks during the read have joined the change, or have undone it.
    const change = selectPendingChange(getState(), changeId);
    if (change?.kind !== 'line') return ok(null);
    const before = read.value;
    const line = lineIn(before);
    const target = targetOfLine(beforeOf(line), change.quantity, change.options);
    if (meetsTarget(line, target)) return ok(null);
    if (!line) return refuse({ code: 'NOT_FOUND' });

    dispatch(persistChange(changeSent({ id: changeId, orderId, target })));
    stopFollowing(page);
    const update = () => updateLine({ orderId, lineId, ...target });
    const event = quantityEvent(line, line.quantity, target.quantity);
    const done = await dispatch(
      sendWithRecovery({
        orderId,
        send: update,
        arrived: (order) => meetsTarget(lineIn(order), target),
        complete: (order) => (lineIn(order)?.quantity === target.quantity ? update() : null),
        whenLate: (order) => async () => {
          dispatch(lineProblemCleared(lineId));
          await dispatch(commitChange({ before: order, after: order, event }));
        },
      }),
    );
    if (!done.ok) {
      const refusal = await dispatch(explainRefusal(orderId, lineIn, 0, done.error));
      const current = await dispatch(readOrder(orderId));
      if (current.ok) await dispatch(repairCart(current.value));
      return refusal.ok ? refusal : refuse(refusal.error);
    }
    await dispatch(commitChange({ before, after: done.value, event }));
    return ok(null);
  };

/** Sets quantity and options of a line; options null lets them follow (T8), quantity 0 removes the line. */
export const changeLine =
  (
    orderId: string,
    { id: lineId }: Pick<LineItem, 'id'>,
    quantity: number,
    options: readonly LineOption[] | null,
  ): CartThunk<Result<null, CartProblem>> =>
  (dispatch) =>
    dispatch(
      queueChange<Result<null, CartProblem>>({
        change: { kind: 'line', lineId, quantity, options },
        orderId,
        send: ({ id: changeId }) => sendLine({ changeId, orderId, lineId }),
        undone: () => async () => ok(null),
      }),
    );

/**
 * Sets the quantity of a line; its options follow (T8). The new quantity shows at once and is sent in turn; of several
 * waiting changes only the last is sent. A refusal leaves a problem beside the line and changes nothing.
 */
export const changeQuantity =
  (orderId: string, line: LineItem, quantity: number): CartThunk<Result<null, CartProblem>> =>
  async (dispatch, _getState, { config }) => {
    const checked = checkQuantity(quantity, maxQuantity(line, config.maxQuantityPerLine));
    if (checked.ok) return dispatch(changeLine(orderId, line, quantity, null));
    dispatch(lineRefused({ lineId: line.id, problem: checked.error }));
    return fail(checked.error);
  };

/**
 * Sets the options of a line, each with its own quantity, at most the line's (T7). The line keeps the quantity that is
 * currently requested.
 */
export const changeOptions =
  (
    orderId: string,
    line: LineItem,
    options: readonly LineOption[],
  ): CartThunk<Result<null, CartProblem>> =>
  (dispatch, getState) => {
    const pending = selectPendingChanges(getState()).findLast(
      (it) => it.kind === 'line' && it.lineId === line.id && it.orderId === orderId,
    );
    const quantity = pending?.kind === 'line' ? pending.quantity : line.quantity;
    return dispatch(changeLine(orderId, line, quantity, options));
  };

/**
 * Removes a line from the cart. It disappears at once and returns with a problem beside it if the platform refuses.
 * Analytics receive the removed quantity (T8).
 */
export const removeLine = (orderId: string, line: LineItem): CartThunk<Result<null, CartProblem>> =>
  changeLine(orderId, line, 0, []);

/**
 * Undoes a removal. An unsent one is replaced by the earlier request; otherwise the same quantity with the same options
 * becomes a new line at the end of the cart, unless the platform refuses the removal that is being sent.
 *
 * @param line - as it was on the platform before the removal
 * @param requested - its requested state at that moment, with changes that the platform may not have confirmed
 */
export const restoreLine =
  (
    line: LineItem,
    requested: LineTarget = beforeOf(line),
  ): CartThunk<Result<Order | null, CartProblem>> =>
  async (dispatch, getState, page) => {
    const removal = selectPendingChanges(getState()).findLast(
      (it) => it.kind === 'line' && it.lineId === line.id && it.quantity === 0,
    );
    // Replaces the removal, which had replaced an unsent change before.
    if (removal?.orderId && !removal.sent)
      return dispatch(changeLine(removal.orderId, line, requested.quantity, requested.options));
    const removed = removal && ((await outcomeOf(page, removal.id)) as Result<unknown> | undefined);
    // The line is still there.
    if (removed?.ok === false) return ok(null);
    return dispatch(
      addToCart({
        kind: line.type === 'bundles' ? 'bundle' : 'sku',
        code: line.code ?? '',
        name: line.name,
        imageUrl: line.imageUrl ?? undefined,
        quantity: requested.quantity,
        maxQuantity: maxQuantity(line, page.config.maxQuantityPerLine),
        options: requested.options,
      }),
    );
  };
