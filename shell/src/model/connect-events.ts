import type { EventBus, ToastRequest } from '@shop/contracts/events';
import type { AppDispatch } from '@shop/contracts/store';
import { connectDataLayer } from './connect-data-layer.ts';
import { marketSlice } from './market-slice.ts';
import { uiSlice } from './ui-slice.ts';

/** Display time of a toast, in ms (S16). */
const TOAST_AUTO_CLOSE = 5000;

/** Functions of toasts' actions, by toast id: only data may live in the store. */
export const toastActions = new Map<number, Pick<ToastRequest, 'action' | 'undo'>>();

let lastToast = 0;

const showToast = (dispatch: AppDispatch, { action, undo, ...toast }: ToastRequest) => {
  const id = ++lastToast;
  if (action || undo) toastActions.set(id, { action, undo });
  dispatch(
    uiSlice.actions.toastShown({
      autoClose: TOAST_AUTO_CLOSE,
      ...toast,
      id,
      actionLabel: action?.label,
      undoLabel: undo?.label,
    }),
  );
};

/** Maps requests of remotes on the event bus to the shell's state, and passes on analytics. */
export const connectEvents = (events: EventBus, dispatch: AppDispatch): void => {
  events.on('toast', (toast) => showToast(dispatch, toast));
  events.on('modal:open', (modal) => dispatch(uiSlice.actions.modalOpened(modal)));
  events.on('modal:close', ({ name }) => dispatch(uiSlice.actions.modalClosed(name)));
  events.on('country:chosen', ({ country }) =>
    dispatch(marketSlice.actions.countryChosen(country)),
  );
  connectDataLayer(events);
};
