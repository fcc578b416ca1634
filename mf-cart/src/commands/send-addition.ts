import { fail, isGone, ok, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, toResult } from '@shop/contracts/store';
import type { CartAddition } from '../outbox/cart-addition.ts';
import type { LineTarget } from '../outbox/pending-change.ts';
import type { CartProblem } from './cart-problem.ts';
import { sent } from '../store/cart-slice.ts';
import { checkQuantity } from './check-quantity.ts';
import { closeChange } from '../outbox/commit.ts';
import { deliver } from '../outbox/send.ts';
import { ensureOrder } from '../order/ensure-order.ts';
import { findLine } from './find-line.ts';
import { stopFollowing } from '../outbox/follow-recalculation.ts';
import { record } from '../outbox/record.ts';
import { beforeOf, meetsTarget, targetOfAddition } from '../outbox/line-target.ts';
import { loadCart } from '../order/load-cart.ts';
import { maxQuantity } from './limits.ts';
import { quantityChange } from '../outbox/quantity-change.ts';
import { refusal } from './refusal.ts';
import { resolveAddition } from './resolve-add.ts';
import type { CartThunk } from '../store/thunk.ts';
import { updateLine } from './update-line.ts';
import { whenReachable } from '../outbox/when-reachable.ts';

export interface AdditionOptions {
  /** What the line was to come to when an earlier page sent it and did not hear the answer. */
  earlier?: LineTarget | undefined;
  /** Called once the platform has the pieces; what the order comes to is read after that. */
  onWritten?: (() => void) | undefined;
}

interface NewLine extends Pick<AdditionOptions, 'onWritten'> {
  addition: CartAddition;
  target: LineTarget;
  /** Makes the order known that was made for the line. */
  announce: () => void;
}

const addLine =
  (orderId: string, { addition, target, announce, onWritten }: NewLine): CartThunk<Result<Order>> =>
  async (dispatch) => {
    const { kind, code, name, imageUrl, quantity, options = [] } = addition;
    const wanted = target.options.filter(({ id }) => options.some((it) => it.id === id));
    const line = { orderId, kind, code, name, imageUrl, quantity, options: wanted, onWritten };
    const answer = dispatch(orderApi.endpoints.addLine.initiate(line, { track: false }));
    // Once the request is out: what the page does on hearing of an order would hold it up.
    await new Promise((resolve) => setTimeout(resolve));
    announce();
    return toResult(await answer);
  };

/** Sends an addition in its turn; an order that has gone in the meantime is replaced once (T1). */
export const sendAddition =
  (
    intentId: string,
    addition: CartAddition,
    { earlier, onWritten }: AdditionOptions = {},
  ): CartThunk<Result<Order, CartProblem>> =>
  async (dispatch, getState, extra) => {
    const sentTo = earlier && selectOrderId(getState());
    const known = sentTo && (await dispatch(resolveAddition(sentTo, addition, earlier)));
    if (known) return known;
    for (let orders = 1; ; orders += 1) {
      const open = await dispatch(whenReachable(() => dispatch(ensureOrder(true))));
      if (!open.ok) return fail(open.error);
      const order = open.value;
      let isNew = order.id !== selectOrderId(getState());
      const announce = (): void => {
        if (isNew) extra.events.emit('session:order', { orderId: order.id });
        isNew = false;
      };
      const before = findLine(order, addition);
      const limit = before
        ? Math.min(addition.maxQuantity, maxQuantity(before, extra.config.maxQuantityPerLine))
        : addition.maxQuantity;
      const fits = checkQuantity(addition.quantity, limit, before?.quantity);
      // Only in an order that was there before: what a new one takes was checked at first.
      if (!fits.ok) return fits;

      const target = targetOfAddition(beforeOf(before), addition);
      dispatch(record(sent({ id: intentId, orderId: order.id, target })));
      stopFollowing(extra);
      const lineIn = (it: Order) => findLine(it, addition);
      const eventOf = (it: Order) => {
        const after = lineIn(it);
        return after && quantityChange(after, after.quantity - addition.quantity, after.quantity);
      };
      const done = await dispatch(
        deliver({
          orderId: order.id,
          send: () => addLine(order.id, { addition, target, announce, onWritten }),
          arrived: (it) => meetsTarget(lineIn(it), target),
          complete: (it) => {
            const line = lineIn(it);
            if (line?.quantity !== target.quantity) return null;
            return updateLine({ orderId: order.id, lineId: line.id, ...target });
          },
          whenLate: (it) => closeChange({ before: it, after: it, event: eventOf(it) }),
        }),
      );
      if (!done.ok) {
        const mayBeGone = done.error.code === 'VALIDATION' || isGone(done.error);
        const isReplaced =
          mayBeGone && orders === 1 && !(await dispatch(loadCart({ fresh: true })));
        if (isReplaced) continue;
        return dispatch(refusal(order.id, lineIn, addition.quantity, done.error));
      }
      const event = eventOf(done.value);
      await dispatch(closeChange({ before: order, after: done.value, event }));
      return ok(done.value);
    }
  };
