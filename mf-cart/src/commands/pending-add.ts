import type { Result } from '@shop/contracts/commerce';
import { shopTexts, type useText } from '@shop/contracts/i18n';
import type { CartProblem } from './cart-problem.ts';
import { selectConnection, type CartState } from '../store/cart-slice.ts';
import { addToCart } from './add-to-cart.ts';
import { problemMessage } from './problem-message.ts';
import { connectionTold } from '../outbox/connection-told.ts';
import type { CartThunk } from '../store/thunk.ts';
import type { CartAddition } from '../outbox/cart-addition.ts';
import type { Added } from '../fragments/add-to-cart/add-with-toast.ts';
import { ADDING_TOAST } from '../fragments/add-to-cart/adding-toast.ts';
import { askDestination } from './ask-destination.ts';
import { takeBackAddition } from './take-back-addition.ts';
import { takeUp } from '../outbox/take-up.ts';

type Text = ReturnType<typeof useText>;

/** How long it is said why something was not added, in ms: it is read, and looked for in the page. */
const FAILURE_SHOWN = 10_000;

/** Additions the shopper took back while they were on their way. */
const takenBack = new Set<string>();

const sayRefused =
  ({ name }: CartAddition, problem: CartProblem, failure: string, text: Text): CartThunk<Added> =>
  async (_dispatch, _getState, { events }) => {
    const { id, values } = problemMessage(problem, failure);
    const reason = text(id, values);
    const message = text('cart.waited.refused', { what: name, reason });
    events.emit('toast', { key: ADDING_TOAST, message, error: true, autoClose: FAILURE_SHOWN });
    return { status: 'refused', message: reason };
  };

/**
 * Says that the network is gone, where the toast of what is being added was, and that it is back. Where it is gone
 * already, because an earlier change waits for it, that is said at once.
 */
const sayConnection =
  (text: Text): CartThunk<void> =>
  async (_dispatch, getState, extra) => {
    const say = (now: CartState['connection']): void => {
      const message =
        now === 'online'
          ? text(shopTexts.item_added)
          : `${text('cart.offline.title')}. ${text('cart.offline.text')}`;
      extra.events.emit('toast', {
        key: ADDING_TOAST,
        message,
        ...(now === 'offline' && { autoClose: 0 }),
      });
    };
    connectionTold.set(extra, say);
    if (selectConnection(getState()) === 'offline') say('offline');
  };

/**
 * Sends an addition that is on view, after what an earlier page left, and says why where it is refused.
 *
 * @param id - the wish's; null where the shopper has to say first where to (S15)
 * @param onWritten - called once the platform has it, before what the order comes to is known
 */
export const sendShown =
  (
    id: string | null,
    addition: CartAddition,
    text: Text,
    onWritten?: () => void,
  ): CartThunk<Added> =>
  async (dispatch) => {
    const refuse = (problem: CartProblem) =>
      dispatch(sayRefused(addition, problem, shopTexts.add_to_cart_failed, text));
    if (id === null) {
      const asked = await dispatch(askDestination());
      if (!asked.ok) return refuse(asked.error);
      return asked.value ? { status: 'asking', Dialog: asked.value } : { status: 'ready' };
    }
    await dispatch(takeUp(text));
    await dispatch(sayConnection(text));
    const added = await dispatch(addToCart(addition, { id, onWritten }));
    if (takenBack.delete(id)) return { status: 'ready' };
    return added.ok ? { status: 'added' } : refuse(added.error);
  };

/** Takes an addition back, and says so. */
export const takeBack =
  (id: string, addition: CartAddition, text: Text): CartThunk<void> =>
  async (dispatch, _getState, { events }) => {
    takenBack.add(id);
    const undone: Result<unknown, CartProblem> = await dispatch(takeBackAddition(id, addition));
    if (undone.ok) events.emit('toast', { key: ADDING_TOAST, message: text('cart.add.undone') });
    else await dispatch(sayRefused(addition, undone.error, 'cart.problem.notChanged', text));
  };
