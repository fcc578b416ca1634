import type { CountryCode } from '@shop/contracts/market';
import { createSlice, type MarketState, type PayloadAction } from '@shop/contracts/store';

/** Where the page is: set by the address when the page is made. Only the country may change before the page does. */
export const marketSlice = createSlice({
  name: 'market',
  initialState: null as unknown as MarketState,
  reducers: {
    countryChosen: (state, { payload }: PayloadAction<CountryCode>) => ({
      ...state,
      country: payload,
    }),
  },
});
