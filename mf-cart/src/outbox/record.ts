import type { AppDispatch, AppState, ThunkExtra } from '@shop/contracts/store';
import {
  selectIntents,
  type forgotten,
  type intended,
  type sent,
  type settled,
} from '../store/cart-slice.ts';
import { keepWishes } from './persist.ts';

type Change = ReturnType<typeof intended | typeof sent | typeof settled | typeof forgotten>;

/** Changes what waits, in the store and in what the next page would find. */
export const record =
  (change: Change) =>
  (dispatch: AppDispatch, getState: () => AppState, page: ThunkExtra): void => {
    dispatch(change);
    keepWishes(page, selectIntents(getState()));
  };
