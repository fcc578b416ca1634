import type { AppDispatch, AppState, ThunkExtra } from '@shop/contracts/store';

/** An asynchronous command with access to the services of the page. */
export type CartThunk<T> = (
  dispatch: AppDispatch,
  getState: () => AppState,
  page: ThunkExtra,
) => Promise<T>;
