export { createSlice, Provider, skipToken, useStore } from '../libraries/redux.ts';
export type { PayloadAction } from '@reduxjs/toolkit';
export { api } from '../commerce/api.ts';
export type { BoundOperation, CallContext, OpenOperation } from '../commerce/call/call-context.ts';
export type { ShopConfig } from './config.ts';
export type { Merchant } from './merchant.ts';
export {
  createStore,
  injectSlice,
  type AppDispatch,
  type AppState,
  type AppStore,
  type ThunkExtra,
} from './create-store.ts';
export { useAppDispatch, useAppSelector } from './hooks.ts';
export * from './selectors.ts';
export type { CustomerSession } from '../commerce/session-storage/customer-session.ts';
export type { SessionEnd } from '../events/session-end.ts';
export type { Session } from './session.ts';
export { toResult } from './to-result.ts';
export type { AddressOutline, BuyerOutline, InitialOrder } from './initial-order.ts';
export type { MarketState, SessionState, ShopState, ToastState, UiState } from './state.ts';
