import { fail, isGone, ok, type Result } from '@shop/contracts/commerce';
import { orderApi, type Order } from '@shop/contracts/commerce/order';
import { selectOrderId, selectSession, toResult } from '@shop/contracts/store';
import { ensureOrder } from '../order/ensure-order.ts';
import { findLine } from '../order/find-line.ts';
import { loadCart } from '../order/load-cart.ts';
import { readOrder } from '../order/read-order.ts';
import { commitChange, quantityEvent, stopFollowing } from '../outbox/commit.ts';
import { beforeOf, targetOfAdd } from '../outbox/line-target.ts';
import { meetsTarget } from '../outbox/meets-target.ts';
import type { LineTarget, NewLineItem } from '../outbox/pending-change.ts';
import { persistChange } from '../outbox/persist.ts';
import { queueChange, selectPendingChange } from '../outbox/queue.ts';
import { retryWhenOnline, sendWithRecovery } from '../outbox/send.ts';
import { changeRemoved, changeSent } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { CartProblem } from './cart-problem.ts';
import { explainRefusal } from './explain-refusal.ts';
import { checkQuantity, maxQuantity } from './limits.ts';
import { recoverAdd } from './recover-add.ts';
import { updateLine } from './update-line.ts';

interface AddOptions {
  /** Target of the line, if an earlier page sent the add without seeing the response. */
  earlier?: LineTarget | undefined;
  /** Runs once the platform has the line; totals are read after that. */
  onWritten?: (() => void) | undefined;
}

interface AddRequest extends Pick<AddOptions, 'onWritten'> {
  addition: NewLineItem;
  target: LineTarget;
  /** Publishes the id of an order that was created for the line. */
  publishOrder: () => void;
}

const addLine =
  (
    orderId: string,
    { addition, target, publishOrder, onWritten }: AddRequest,
  ): CartThunk<Result<Order>> =>
  async (dispatch) => {
    const { kind, code, name, imageUrl, quantity, options: added = [] } = addition;
    const options = target.options.filter(({ id }) => added.some((it) => it.id === id));
    const line = { orderId, kind, code, name, imageUrl, quantity, options, onWritten };
    const call = dispatch(orderApi.endpoints.addLine.initiate(line, { track: false }));
    // After the request has left: the page's reaction to a new order would delay it.
    await new Promise((resolve) => setTimeout(resolve));
    publishOrder();
    return toResult(await call);
  };

interface PendingAdd extends AddOptions {
  changeId: string;
  addition: NewLineItem;
  /** Outcome of an add that was undone before it was sent. */
  undone: () => CartThunk<Result<Order, CartProblem>>;
}

/** Sends an add when its turn comes; an order that is gone by then is replaced once (T1). */
const sendAdd =
  ({
    changeId,
    addition,
    earlier,
    onWritten,
    undone,
  }: PendingAdd): CartThunk<Result<Order, CartProblem>> =>
  async (dispatch, getState, page) => {
    const { ownerId } = selectSession(getState());
    const isPending = () => selectPendingChange(getState(), changeId) !== undefined;
    const sentTo = earlier && selectOrderId(getState());
    const recovered = sentTo && (await dispatch(recoverAdd(sentTo, addition, earlier)));
    if (recovered) return recovered;
    for (let attempt = 1; ; attempt += 1) {
      const open = await dispatch(
        retryWhenOnline(async () => (isPending() ? dispatch(ensureOrder(true)) : null)),
      );
      if (!open?.ok) return open && isPending() ? fail(open.error) : dispatch(undone());
      const order = open.value;
      let isNew = order.id !== selectOrderId(getState());
      const publishOrder = (): void => {
        if (isNew) page.events.emit('session:order', { orderId: order.id });
        isNew = false;
      };
      if (!isPending()) {
        // The next add uses the order, unless it belongs to a customer who has logged out meanwhile (T3).
        if (selectSession(getState()).ownerId === ownerId) publishOrder();
        return dispatch(undone());
      }
      const before = findLine(order, addition);
      const limit = before
        ? Math.min(addition.maxQuantity, maxQuantity(before, page.config.maxQuantityPerLine))
        : addition.maxQuantity;
      const checked = checkQuantity(addition.quantity, limit, before?.quantity);
      // Only for an existing line: `addToCart` has checked the rest.
      if (!checked.ok) return checked;

      const target = targetOfAdd(beforeOf(before), addition);
      dispatch(persistChange(changeSent({ id: changeId, orderId: order.id, target })));
      stopFollowing(page);
      const lineIn = (it: Order) => findLine(it, addition);
      const eventOf = (it: Order) => {
        const after = lineIn(it);
        return after && quantityEvent(after, after.quantity - addition.quantity, after.quantity);
      };
      const done = await dispatch(
        sendWithRecovery({
          orderId: order.id,
          send: () => addLine(order.id, { addition, target, publishOrder, onWritten }),
          arrived: (it) => meetsTarget(lineIn(it), target),
          complete: (it) => {
            const line = lineIn(it);
            if (line?.quantity !== target.quantity) return null;
            return updateLine({ orderId: order.id, lineId: line.id, ...target });
          },
          whenLate: (it) => commitChange({ before: it, after: it, event: eventOf(it) }),
        }),
      );
      if (!done.ok) {
        const maybeGone = done.error.code === 'VALIDATION' || isGone(done.error);
        const isReplaced =
          maybeGone && attempt === 1 && !(await dispatch(loadCart({ fresh: true })));
        if (isReplaced) continue;
        return dispatch(explainRefusal(order.id, lineIn, addition.quantity, done.error));
      }
      const event = eventOf(done.value);
      await dispatch(commitChange({ before: order, after: done.value, event }));
      return ok(done.value);
    }
  };

/**
 * Adds an item to the cart: creates an order if there is none (T2), creates the line or raises the existing one (T7),
 * and reports it to analytics and the page. Shows at once; while the network is away it waits in the outbox.
 *
 * @param options.id - of an add that is already visible (`queueOptimisticAdd`)
 */
export const addToCart =
  (
    addition: NewLineItem,
    { id, ...options }: AddOptions & { id?: string } = {},
  ): CartThunk<Result<Order, CartProblem>> =>
  async (dispatch, getState) => {
    const checked = checkQuantity(addition.quantity, addition.maxQuantity);
    if (!checked.ok) {
      if (id !== undefined) dispatch(changeRemoved(id));
      return checked;
    }
    const orderId = selectOrderId(getState());
    const undone = () => async (): Promise<Result<Order, CartProblem>> => {
      const read = orderId ? await dispatch(readOrder(orderId)) : null;
      return read?.ok ? ok(read.value) : fail({ code: 'NOT_FOUND' });
    };
    return dispatch(
      queueChange<Result<Order, CartProblem>>({
        id,
        change: { kind: 'add', addition, ...(options.earlier && { target: options.earlier }) },
        orderId,
        send: ({ id: changeId }) => sendAdd({ ...options, changeId, addition, undone }),
        undone,
      }),
    );
  };
