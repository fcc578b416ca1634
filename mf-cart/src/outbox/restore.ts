import type { CommerceError, Result } from '@shop/contracts/commerce';
import { shopTexts, type ErrorText, type Text } from '@shop/contracts/i18n';
import { selectOrderId } from '@shop/contracts/store';
import { addToCart } from '../commands/add-to-cart.ts';
import { problemMessage, type CartProblem } from '../commands/cart-problem.ts';
import { queueLine } from '../commands/queue-line.ts';
import { codeMessage } from '../commands/send-code.ts';
import { sendLine } from '../commands/send-line.ts';
import { sendOrderChange } from '../commands/send-order-change.ts';
import { readOrder } from '../order/read-order.ts';
import { changeRemoved, selectPendingChanges } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { runtimeOf } from './cart-runtime.ts';
import { claimChanges } from './claim.ts';
import { persistOutbox, restoredOutbox } from './persist.ts';
import { queueChange } from './queue.ts';
import type { StoredChange } from './storage.ts';

type Outcome = Result<unknown, CartProblem | CommerceError>;

/** Called with the outcome of each restored change. */
export type OnOutcome = (change: StoredChange, outcome: Outcome) => void;

const commandFor = (change: StoredChange, orderId: string | null): CartThunk<Outcome> | null => {
  if (change.kind === 'add') return addToCart(change.addition, { earlier: change.target });
  if (orderId === null) return null;
  if (change.kind === 'line') return queueLine({ ...change, orderId }, sendLine);
  return queueChange<Outcome>({
    change,
    orderId,
    send: ({ id }) => sendOrderChange(orderId, id),
    undone: () => readOrder(orderId),
  });
};

/**
 * Queues again, in order, the changes that an earlier page of this tab did not see confirmed. They show at once; a
 * change that the order already contains is not repeated. Resolves when all are queued, so later changes of this page
 * come after them. A second call does nothing.
 */
export const restoreChanges =
  (onOutcome: OnOutcome = () => undefined): CartThunk<void> =>
  async (dispatch, getState, page) => {
    const orderId = selectOrderId(getState());
    for (const change of await claimChanges(page, orderId)) {
      const command = commandFor(change, orderId);
      if (command) void dispatch(command).then((outcome) => onOutcome(change, outcome));
    }
  };

/**
 * Message for a restored change that the platform refused: its subject and the reason. Null if the reason shows
 * elsewhere: beside the line, or by the code that is still applied.
 */
const refusalMessage = (
  change: StoredChange,
  error: CartProblem | CommerceError,
): (ErrorText & { subject: string | null }) | null => {
  switch (change.kind) {
    case 'add': {
      const problem = problemMessage(error as CartProblem, shopTexts.add_to_cart_failed);
      return { subject: change.addition.name, ...problem };
    }
    case 'code':
      return { subject: change.code, ...codeMessage(error as CommerceError) };
    case 'gift-message':
      return { subject: null, id: 'cart.gift.failed' };
    default:
      return null;
  }
};

/** Restores the outbox of the previous page. Refusals go to a toast: the shopper looks at another page by now. */
export const restoreOutbox =
  (text: Text): CartThunk<void> =>
  (dispatch, _getState, { events }) =>
    dispatch(
      restoreChanges((change, outcome) => {
        const refusal = outcome.ok ? null : refusalMessage(change, outcome.error);
        if (!refusal) return;
        const { subject, id, values } = refusal;
        const reason = text(id, values);
        const message =
          subject === null ? reason : text('cart.waited.refused', { what: subject, reason });
        events.emit('toast', { message, error: true });
      }),
    );

/** Drops every pending change of this page and of earlier ones: unsent changes are never sent. */
export const clearOutbox = (): CartThunk<void> => async (dispatch, getState, page) => {
  for (const { id } of selectPendingChanges(getState())) dispatch(changeRemoved(id));
  const runtime = runtimeOf(page);
  runtime.restored = { ...restoredOutbox(page), wishes: [] };
  runtime.onOffline = undefined;
  persistOutbox(page, []);
};
