import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ModalName, ModalRequest } from '../events/types.ts';
import type { CountryCode } from '../market/types.ts';
import { injectSlice } from '../store/create-store.ts';
import type { MarketState, SessionState, UiState } from '../store/state.ts';

export const visitor: SessionState = {
  kind: 'anonymous',
  email: null,
  ownerId: null,
  orderId: null,
};

const session = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    known: (state, { payload }: PayloadAction<Partial<SessionState>>) => ({ ...state, ...payload }),
  },
});
const market = createSlice({
  name: 'market',
  initialState: null as unknown as MarketState,
  reducers: {
    countryChosen: (state, { payload }: PayloadAction<CountryCode>) => ({
      ...state,
      country: payload,
    }),
  },
});
const ui = createSlice({
  name: 'ui',
  initialState: { modals: [], toasts: [] } as UiState,
  reducers: {
    modalOpened: (state, { payload }: PayloadAction<ModalRequest>) => ({
      ...state,
      modals: [...state.modals, payload],
    }),
    modalClosed: (state, { payload }: PayloadAction<ModalName | undefined>) => ({
      ...state,
      modals: payload
        ? state.modals.filter(({ name }) => name !== payload)
        : state.modals.slice(0, -1),
    }),
  },
});

/** Changes what the page knows of the visitor. */
export const { known } = session.actions;

/** Changes where the page delivers to. */
export const { countryChosen } = market.actions;

/** Opens and closes what the shell would show. */
export const { modalOpened, modalClosed } = ui.actions;

/** The slices that the shell owns, as far as a remote notices them. */
export const injectShellSlices = (): void => [market, session, ui].forEach(injectSlice);
