import type { useText } from '@shop/contracts/i18n';
import { takeUpWishes } from './restore.ts';
import type { CartThunk } from '../store/thunk.ts';
import { refusedWishMessage } from './refused-wish-message.ts';

/**
 * Wants again what the page before left unconfirmed. What is refused then is said in a toast, for who asked for it is
 * not looking there any more.
 */
export const takeUp =
  (text: ReturnType<typeof useText>): CartThunk<void> =>
  (dispatch, _getState, { events }) =>
    dispatch(
      takeUpWishes((wish, outcome) => {
        const said = outcome.ok ? null : refusedWishMessage(wish, outcome.error);
        if (!said) return;
        const { what, id, values } = said;
        const reason = text(id, values);
        const message = what === null ? reason : text('cart.waited.refused', { what, reason });
        events.emit('toast', { message, error: true });
      }),
    );
