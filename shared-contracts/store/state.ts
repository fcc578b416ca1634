import type { MarketContext } from '../market/types.ts';
import type { InitialOrder } from './initial-order.ts';
import type { ModalRequest, ToastRequest } from '../events/types.ts';

/** Owner: shell. */
export type MarketState = MarketContext;

/** Owner: shell. Tokens are not here: they stay in the {@link Session}. */
export interface SessionState {
  kind: 'unknown' | 'anonymous' | 'customer';
  email: string | null;
  ownerId: string | null;
  /** Id of the cart's order on the platform; null until something was added. */
  orderId: string | null;
  /**
   * A guest's order as the server read it for this document, without what names or reaches a person: to be shown until
   * the order itself is there, and not to be written by.
   */
  initialOrder?: InitialOrder;
}

export interface ToastState extends Omit<ToastRequest, 'action' | 'undo'> {
  id: number;
  /** The functions of actions are kept by the toast host: only serialisable data lives in the store. */
  actionLabel?: string;
  undoLabel?: string;
}

/** Owner: shell. `modals` is a stack; the last is on top. */
export interface UiState {
  modals: readonly ModalRequest[];
  toasts: readonly ToastState[];
}

/** What every package may rely on; remotes add slices of their own by {@link injectSlice}. */
export interface ShopState {
  market: MarketState;
  session: SessionState;
  ui: UiState;
}
