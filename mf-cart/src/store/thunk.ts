import type { AppDispatch, AppState, ThunkExtra } from '@shop/contracts/store';

/** An action that works with the page's services. */
export type CartThunk<T> = (
  dispatch: AppDispatch,
  getState: () => AppState,
  extra: ThunkExtra,
) => Promise<T>;
