import { createSlice, type MarketState } from '@shop/contracts/store';

/** Where the page is: set by the address when the page is made, replaced only with the page. */
export const marketSlice = createSlice({
  name: 'market',
  initialState: null as unknown as MarketState,
  reducers: {},
});
