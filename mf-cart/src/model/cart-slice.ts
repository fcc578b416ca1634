import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartProblem } from './cart-problem.ts';
import type { Repair } from './plan-repairs.ts';

/** What the shopper wants of a line and the platform has not confirmed yet; 0 means gone. */
export type Intents = Readonly<Record<string, number>>;

export interface CartState {
  /** Wanted quantity per line id. Folded over the order as last read; never a second truth. */
  intents: Intents;
  /** Why a line's last change was refused, per line id. */
  problems: Readonly<Record<string, CartProblem>>;
  /** What the shop itself had to change because of the stock (T15), until the notice is closed. */
  repairs: readonly Repair[];
}

const initialState: CartState = { intents: {}, problems: {}, repairs: [] };

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => id !== key));

/** Owner: the cart team. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    intended: (state, { payload }: PayloadAction<{ lineId: string; quantity: number }>) => {
      state.intents = { ...state.intents, [payload.lineId]: payload.quantity };
      state.problems = without(state.problems, payload.lineId);
    },
    /** The platform answered: an intent that has meanwhile moved on stays. */
    confirmed: (state, { payload }: PayloadAction<{ lineId: string; quantity: number }>) => {
      if (state.intents[payload.lineId] !== payload.quantity) return;
      state.intents = without(state.intents, payload.lineId);
    },
    /** The change is off: the truth is shown again, with the reason beside it. */
    refused: (state, { payload }: PayloadAction<{ lineId: string; problem: CartProblem }>) => {
      state.intents = without(state.intents, payload.lineId);
      state.problems = { ...state.problems, [payload.lineId]: payload.problem };
    },
    repaired: (state, { payload }: PayloadAction<readonly Repair[]>) => {
      state.repairs = [...payload];
    },
    /** The order is another one: nothing said about the old one holds. */
    forgotten: () => initialState,
  },
});

export const { intended, confirmed, refused, repaired, forgotten } = cartSlice.actions;

/** The slice may not be there before the first action after its injection. */
const cartOf = (state: object): CartState => (state as { cart?: CartState }).cart ?? initialState;

export const selectIntents = (state: object): Intents => cartOf(state).intents;
export const selectProblems = (state: object): CartState['problems'] => cartOf(state).problems;
export const selectRepairs = (state: object): readonly Repair[] => cartOf(state).repairs;
