import type { ShopState } from './state.ts';

export const selectMarketContext = (state: ShopState) => state.market;
export const selectLocale = (state: ShopState) => state.market.locale;
export const selectCountry = (state: ShopState) => state.market.country;
export const selectCurrency = (state: ShopState) => state.market.market.currency;
export const selectSession = (state: ShopState) => state.session;
export const selectOrderId = (state: ShopState) => state.session.orderId;
/** The order the document was rendered with (`initialOrder` of the session's state), as long as it may be the visitor's. */
export const selectInitialOrder = ({ session: { kind, orderId, initialOrder } }: ShopState) =>
  kind === 'unknown' || initialOrder?.id === orderId ? initialOrder : undefined;
export const selectIsCustomer = (state: ShopState) => state.session.kind === 'customer';
export const selectModals = (state: ShopState) => state.ui.modals;
export const selectToasts = (state: ShopState) => state.ui.toasts;
