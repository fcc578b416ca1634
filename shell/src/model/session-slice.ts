import {
  createSlice,
  type PayloadAction,
  type SessionState,
  type InitialOrder,
} from '@shop/contracts/store';

const initialState: SessionState = { kind: 'unknown', email: null, ownerId: null, orderId: null };

/** While nothing is known of the visitor but the order their document was rendered with. */
export const withInitialOrder = (initialOrder: InitialOrder): SessionState => ({
  ...initialState,
  initialOrder,
});

/** Who the visitor is, without secrets: tokens stay in the session service. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    becameCustomer: (state, { payload }: PayloadAction<{ email: string; ownerId: string }>) => {
      Object.assign(state, payload, { kind: 'customer' });
    },
    becameAnonymous: (state) => {
      Object.assign(state, { kind: 'anonymous', email: null, ownerId: null });
    },
    orderChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.orderId = payload;
      if (payload !== state.initialOrder?.id) delete state.initialOrder;
    },
  },
});
