import { selectIntents, settled } from '../store/cart-slice.ts';
import type { CartThunk } from '../store/thunk.ts';
import { keepWishes, leave } from './persist.ts';

/** Gives up all that waits, on this page and left by earlier ones: what has not been sent yet never is. */
export const dropWishes = (): CartThunk<void> => async (dispatch, getState, page) => {
  for (const { id } of selectIntents(getState())) dispatch(settled(id));
  leave(page, []);
  keepWishes(page, []);
};
