import type { SessionStore } from '@shop/contracts/commerce';
import { zoneCodes, type MarketContext } from '@shop/contracts/market';
import type { AppDispatch } from '@shop/contracts/store';
import { marketSlice } from '../model/market-slice.ts';

interface Options {
  storage: SessionStore;
  dispatch: AppDispatch;
  /** As rendered by the server. */
  context: MarketContext;
}

/**
 * Restores the tab's country (E5) if it belongs to the market. The server knows only the last choice of any tab, or
 * none without cookies.
 */
export const restoreCountry = ({ storage, dispatch, context }: Options): void => {
  const own = storage.country.read();
  if (own && own !== context.country && zoneCodes(context.market).includes(own))
    dispatch(marketSlice.actions.countryChosen(own));
};
