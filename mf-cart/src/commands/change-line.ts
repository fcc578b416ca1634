import { fail, type Result } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import { beforeOf } from '../outbox/line-target.ts';
import type { LineOption, LineTarget } from '../outbox/pending-change.ts';
import { lineRefused, selectPendingChanges } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { awaitCommands } from './await-commands.ts';
import type { CartProblem } from './cart-problem.ts';
import { checkQuantity, maxQuantity } from './limits.ts';
import { queueLine, type LineChange } from './queue-line.ts';

// Shows changes of lines at once. The code that sends them is lazy: a cart page that is only looked at does without it.

const send =
  (change: LineChange): CartThunk<Result<null, CartProblem>> =>
  async (dispatch) => {
    const commands = await awaitCommands();
    if (commands.ok) return dispatch(commands.value.sendLine(change));
    const problem: CartProblem = { code: commands.error.code };
    dispatch(lineRefused({ lineId: change.lineId, problem }));
    return fail(problem);
  };

const changeLine = (
  orderId: string,
  { id: lineId }: Pick<LineItem, 'id'>,
  quantity: number,
  options: readonly LineOption[] | null,
): CartThunk<Result<null, CartProblem>> => queueLine({ orderId, lineId, quantity, options }, send);

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
 * Undoes a removal. An unsent one is replaced by the earlier request; any other line is added again.
 *
 * @param line - as it was on the platform before the removal
 * @param requested - its requested state at that moment, with changes that the platform may not have confirmed
 */
export const restoreLine =
  (
    line: LineItem,
    requested: LineTarget = beforeOf(line),
  ): CartThunk<Result<Order | null, CartProblem>> =>
  async (dispatch, getState) => {
    const removal = selectPendingChanges(getState()).findLast(
      (it) => it.kind === 'line' && it.lineId === line.id && it.quantity === 0,
    );
    // Replaces the removal, which had replaced an unsent change before.
    if (removal?.orderId && !removal.sent)
      return dispatch(changeLine(removal.orderId, line, requested.quantity, requested.options));
    const commands = await awaitCommands();
    if (!commands.ok) return commands;
    return dispatch(commands.value.addRemoved(line, requested, removal?.id));
  };
