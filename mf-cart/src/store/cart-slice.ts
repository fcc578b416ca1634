import { createSlice, type PayloadAction } from '@shop/contracts/store';
import type { Repair } from '../check/plan-repairs.ts';
import type { CartProblem } from '../commands/cart-problem.ts';
import {
  placeChange,
  type LineTarget,
  type PendingChange,
  type PendingChanges,
} from '../outbox/pending-change.ts';

export interface CartState {
  pendingChanges: PendingChanges;
  /** Changes queued so far on this page: makes their ids unique. */
  changeCount: number;
  /** Reason for which the last change of a line was refused, by line id. */
  problems: Readonly<Record<string, CartProblem>>;
  /** Repairs that check_cart made (T15), until the notice is closed. */
  repairs: readonly Repair[];
  /** `offline`: no call gets through, pending changes wait (X). */
  connection: 'online' | 'offline';
  /** Id of the order that the back office is recalculating (T10). */
  recalculating: string | null;
  /** The gift message saved a moment ago: reads of the order may lack it for a while. */
  savedGiftMessage: { orderId: string; message: string } | null;
}

const initialState: CartState = {
  pendingChanges: [],
  changeCount: 0,
  problems: {},
  repairs: [],
  connection: 'online',
  recalculating: null,
  savedGiftMessage: null,
};

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== key));

const lineOf = (change: PendingChange): string => (change.kind === 'line' ? change.lineId : '');

/** Owner: the cart team. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    changeQueued: (state, { payload }: PayloadAction<PendingChange>) => {
      const changes = placeChange(state.pendingChanges as PendingChanges, payload);
      state.pendingChanges = changes as typeof state.pendingChanges;
      state.changeCount += 1;
      state.problems = without(state.problems, lineOf(payload));
    },
    /** The change is being sent to this order. */
    changeSent: (
      state,
      { payload }: PayloadAction<{ id: string; orderId: string; target?: LineTarget | undefined }>,
    ) => {
      const change = state.pendingChanges.find(({ id }) => id === payload.id);
      if (!change) return;
      const { orderId, target } = payload;
      Object.assign(change, { orderId, sent: true });
      if (target && change.kind === 'add') Object.assign(change, { target });
      // Which options follow (T8) depends on the line as it was before.
      if (target && change.kind === 'line') Object.assign(change, { options: target.options });
    },
    /** The platform has responded, or the shopper undid the change. */
    changeRemoved: (state, { payload }: PayloadAction<string>) => {
      state.pendingChanges = state.pendingChanges.filter(({ id }) => id !== payload);
    },
    /** The change failed: the line shows the platform's state again, with the reason beside it. */
    lineRefused: (state, { payload }: PayloadAction<{ lineId: string; problem: CartProblem }>) => {
      state.problems = { ...state.problems, [payload.lineId]: payload.problem };
    },
    /** The platform made the change after all. */
    lineProblemCleared: (state, { payload }: PayloadAction<string>) => {
      state.problems = without(state.problems, payload);
    },
    repairsChanged: (state, { payload }: PayloadAction<readonly Repair[]>) => {
      state.repairs = [...payload];
    },
    connectionChanged: (state, { payload }: PayloadAction<CartState['connection']>) => {
      state.connection = payload;
    },
    recalculationChanged: (state, { payload }: PayloadAction<string | null>) => {
      state.recalculating = payload;
    },
    giftMessageSaved: (state, { payload }: PayloadAction<CartState['savedGiftMessage']>) => {
      state.savedGiftMessage = payload;
    },
    /** The cart has another order: state of the old one is void. Pending adds go to the new one. */
    orderForgotten: ({ changeCount, connection, pendingChanges }) => ({
      ...initialState,
      changeCount,
      connection,
      pendingChanges: pendingChanges
        .filter(({ kind }) => kind === 'add')
        .map((change) => ({ ...change, orderId: null })),
    }),
  },
});

export const {
  changeQueued,
  changeSent,
  changeRemoved,
  lineRefused,
  lineProblemCleared,
  repairsChanged,
  connectionChanged,
  recalculationChanged,
  giftMessageSaved,
  orderForgotten,
} = cartSlice.actions;

/** The slice may be missing until the first action after its injection. */
export const selectCart = (state: object): CartState =>
  (state as { cart?: CartState }).cart ?? initialState;
export const selectPendingChanges = (state: object): PendingChanges =>
  selectCart(state).pendingChanges;
export const selectProblems = (state: object): CartState['problems'] => selectCart(state).problems;
export const selectRepairs = (state: object): readonly Repair[] => selectCart(state).repairs;
export const selectConnection = (state: object): CartState['connection'] =>
  selectCart(state).connection;

/** Id for the next change of this page. */
export const nextChangeId = (state: object): string =>
  `change-${selectCart(state).changeCount + 1}`;
