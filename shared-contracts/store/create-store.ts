import { combineSlices, configureStore } from '../libraries/redux.ts';
import type { Slice } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import { api, type CallExtra } from '../commerce/api.ts';
import type { EventBus } from '../events/create-event-bus.ts';
import type { ShopConfig } from './config.ts';
import type { Session } from './session.ts';
import type { ShopState } from './state.ts';

/** What thunks and endpoints get beside the store. */
export interface ThunkExtra extends CallExtra {
  session: Session;
  config: ShopConfig;
  events: EventBus;
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
    // Not in the next frame, as by default: rendering an answer and the layout it causes would be one long task.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  });

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
