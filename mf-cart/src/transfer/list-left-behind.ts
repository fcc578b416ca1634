import type { AppDispatch } from '@shop/contracts/store';
import type { LeftBehindList } from './untransferred.ts';
import { keptList, listed } from './transfer-slice.ts';

/** Shows the list of what could not come along, over page loads too, until it is closed. */
export const listLeftBehind = (dispatch: AppDispatch, list: LeftBehindList): void => {
  if (list.items.length === 0) return;
  keptList().write(list);
  dispatch(listed(list));
};

/** The shopper has read it. */
export const closeList = (dispatch: AppDispatch): void => {
  keptList().clear();
  dispatch(listed(null));
};
