import type { CountryCode } from '@shop/contracts/market';
import {
  createSlice,
  type CustomerSession,
  type PayloadAction,
  type SessionState,
  type ShopState,
  type UiState,
} from '@shop/contracts/store';

/** Stand-ins for the slices the shell owns: as much of them as a remote reads. */
export const marketSlice = createSlice({
  name: 'market',
  initialState: null as unknown as ShopState['market'],
  reducers: {
    countryChosen: (state, { payload }: PayloadAction<CountryCode>) => ({
      ...state,
      country: payload,
    }),
  },
});

const anonymous: SessionState = { kind: 'anonymous', email: null, ownerId: null, orderId: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: anonymous,
  reducers: {
    customerCame: (
      state,
      { payload }: PayloadAction<Pick<CustomerSession, 'email' | 'ownerId'>>,
    ) => ({
      ...state,
      email: payload.email,
      ownerId: payload.ownerId,
      kind: 'customer' as const,
    }),
    customerLeft: () => anonymous,
    orderChanged: (state, { payload }: PayloadAction<string | null>) => ({
      ...state,
      orderId: payload,
    }),
  },
});

export const uiSlice = createSlice({
  name: 'ui',
  initialState: { modals: [], toasts: [] } satisfies UiState as UiState,
  reducers: {},
});
