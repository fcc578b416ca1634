import { createSlice, type PayloadAction } from '@shop/contracts/store';
import { browserStorage, slot } from '@shop/contracts/commerce';
import { isLeftBehindList, type LeftBehindList } from './untransferred.ts';

export interface OrderLifeState {
  /** Lines are on their way into another order, or could not be brought there just now. */
  carrying: 'no' | 'under-way' | 'failed';
  /** What could not come along, until the list is closed. */
  list: LeftBehindList | null;
}

const initialState: OrderLifeState = { carrying: 'no', list: null };

/** Owner: the cart team; only {@link OrderLife} needs it. */
export const orderLifeSlice = createSlice({
  name: 'orderLife',
  initialState,
  reducers: {
    carrying: (state, { payload }: PayloadAction<OrderLifeState['carrying']>) => {
      state.carrying = payload;
    },
    listed: (state, { payload }: PayloadAction<LeftBehindList | null>) => ({
      ...state,
      list: payload,
    }),
  },
});

export const { carrying, listed } = orderLifeSlice.actions;

/** The slice may not be there before the first action after its injection. */
const lifeOf = (state: object): OrderLifeState =>
  (state as { orderLife?: OrderLifeState }).orderLife ?? initialState;

export const selectCarrying = (state: object): OrderLifeState['carrying'] => lifeOf(state).carrying;
export const selectList = (state: object): LeftBehindList | null => lifeOf(state).list;

/** The list outlasts the page it was made on: as long as the tab. */
export const keptList = () => slot(browserStorage().session, 'fv.left-behind', isLeftBehindList);
