import { combineSlices, configureStore, type Reducer, type Slice } from '@reduxjs/toolkit';
import type { EventBus } from '../events/create-event-bus.ts';
import { api } from './api.ts';
import type { ShopConfig } from './config.ts';
import type { Session } from './session.ts';
import type { ShopState } from './state.ts';

/** What thunks and endpoints get beside the store. */
export interface ThunkExtra {
  session: Session;
  config: ShopConfig;
  events: EventBus;
  /**
   * Answers of reads shared between renders, by cache key; only the server has it, whose reads are all anonymous.
   * The browser's store is its own cache.
   */
  reuse?: <T extends object>(key: string, read: () => Promise<T>) => Promise<T>;
  /**
   * Makes every call to the shop's own service; only the server has it, to limit what a page waits for. It rejects
   * where the call is not made or takes too long.
   */
  callStoreApi?: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

const rootReducer = combineSlices(api).withLazyLoadedSlices<ShopState>();

/** Adds a slice of the calling team to every store of this page. Safe to call again with the same slice. */
export const injectSlice = (slice: Pick<Slice, 'reducerPath' | 'reducer'>): void => {
  rootReducer.inject(
    slice as unknown as { reducerPath: keyof ShopState; reducer: Reducer<never> },
    {
      overrideExisting: process.env.NODE_ENV === 'development',
    },
  );
};

/**
 * The store of one page view (or one server render). Slices must be injected before, for preloaded state of an
 * unknown slice would be dropped.
 */
export const createStore = (extra: ThunkExtra, preloaded?: object) =>
  configureStore({
    reducer: rootReducer as unknown as Reducer<ReturnType<typeof rootReducer> & ShopState>,
    preloadedState: preloaded as never,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
