import { createSlice, type PayloadAction } from '@shop/contracts/store';
import type { CartIntent, Intents, LineTarget } from '../outbox/pending-change.ts';
import type { CartProblem } from '../commands/cart-problem.ts';
import { placeIntent } from '../outbox/place-intent.ts';
import type { Repair } from '../check/plan-repairs.ts';

export interface CartState {
  intents: Intents;
  /** Why a line's last change was refused, per line id. */
  problems: Readonly<Record<string, CartProblem>>;
  /** What check_cart found and put right (T15), until the notice is closed. */
  repairs: readonly Repair[];
  /** `offline`: no call gets through, what is wanted waits (X). */
  connection: 'online' | 'offline';
  /** Id of the order the back office is still recalculating (T10). */
  recalculating: string | null;
  /** The gift message an order was given a moment ago: what is read of it meanwhile may be without. */
  justSaved: { orderId: string; message: string } | null;
}

const initialState: CartState = {
  intents: [],
  problems: {},
  repairs: [],
  connection: 'online',
  recalculating: null,
  justSaved: null,
};

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== key));

const lineOf = (intent: CartIntent): string => (intent.kind === 'line' ? intent.lineId : '');

/** Owner: the cart team. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    intended: (state, { payload }: PayloadAction<CartIntent>) => {
      state.intents = placeIntent(state.intents as Intents, payload) as typeof state.intents;
      state.problems = without(state.problems, lineOf(payload));
    },
    /** It is on its way to the platform, to this order. */
    sent: (
      state,
      { payload }: PayloadAction<{ id: string; orderId: string; target?: LineTarget | undefined }>,
    ) => {
      const intent = state.intents.find(({ id }) => id === payload.id);
      if (!intent) return;
      const { orderId, target } = payload;
      Object.assign(intent, { orderId, sent: true });
      if (target && intent.kind === 'add') Object.assign(intent, { target });
      // Which of its options follow (T8) is decided by what the line was before.
      if (target && intent.kind === 'line') Object.assign(intent, { options: target.options });
    },
    /** The platform has it, or nobody wants it any more. */
    settled: (state, { payload }: PayloadAction<string>) => {
      state.intents = state.intents.filter(({ id }) => id !== payload);
    },
    /** The change is off: the truth is shown again, with the reason beside the line. */
    refused: (state, { payload }: PayloadAction<{ lineId: string; problem: CartProblem }>) => {
      state.problems = { ...state.problems, [payload.lineId]: payload.problem };
    },
    /** The change was made after all. */
    excused: (state, { payload }: PayloadAction<string>) => {
      state.problems = without(state.problems, payload);
    },
    repaired: (state, { payload }: PayloadAction<readonly Repair[]>) => {
      state.repairs = [...payload];
    },
    connected: (state, { payload }: PayloadAction<CartState['connection']>) => {
      state.connection = payload;
    },
    recalculating: (state, { payload }: PayloadAction<string | null>) => {
      state.recalculating = payload;
    },
    messageSaved: (state, { payload }: PayloadAction<CartState['justSaved']>) => {
      state.justSaved = payload;
    },
    /** The order is another one: nothing said about the old one holds. What is being added goes to the new one. */
    forgotten: ({ connection, intents }) => ({
      ...initialState,
      connection,
      intents: intents
        .filter(({ kind }) => kind === 'add')
        .map((intent) => ({ ...intent, orderId: null })),
    }),
  },
});

export const {
  intended,
  sent,
  settled,
  refused,
  excused,
  repaired,
  connected,
  recalculating,
  messageSaved,
  forgotten,
} = cartSlice.actions;

/** The slice may not be there before the first action after its injection. */
const cartOf = (state: object): CartState => (state as { cart?: CartState }).cart ?? initialState;

export const selectCart = cartOf;
export const selectIntents = (state: object): Intents => cartOf(state).intents;
export const selectProblems = (state: object): CartState['problems'] => cartOf(state).problems;
export const selectRepairs = (state: object): readonly Repair[] => cartOf(state).repairs;
export const selectConnection = (state: object): CartState['connection'] =>
  cartOf(state).connection;
