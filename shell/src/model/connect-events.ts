import type { AnalyticsEvent, EventBus, ToastRequest } from '@shop/contracts/events';
import type { AppDispatch } from '@shop/contracts/store';
import { marketSlice } from './market-slice.ts';
import { uiSlice } from './ui-slice.ts';
import { hasConsent } from './consent.ts';

declare global {
  interface Window {
    /** Read by tag managers; created by them or by the shop, whichever is first. */
    dataLayer?: object[];
  }
}

/** GA4 format: items are in `ecommerce`, which is reset first, because the data layer merges objects. */
const entriesOf = ({ name, params }: AnalyticsEvent): object[] =>
  'items' in params
    ? [{ ecommerce: null }, { event: name, ecommerce: params }]
    : [{ event: name, ...params }];

/** Pushes analytics events to `window.dataLayer` (A2). Without consent, events are dropped, not queued. */
export const connectDataLayer = (events: EventBus): void => {
  events.on('analytics', (event) => {
    if (!hasConsent()) return;
    window.dataLayer ??= [];
    window.dataLayer.push(...entriesOf(event));
  });
};

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
