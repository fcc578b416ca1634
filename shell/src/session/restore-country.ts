import type { SessionStore } from '@shop/contracts/commerce';
import { zoneCodes, type MarketContext } from '@shop/contracts/market';
import type { AppDispatch } from '@shop/contracts/store';
import { marketSlice } from '../model/market-slice.ts';

interface Options {
  storage: SessionStore;
  dispatch: AppDispatch;
  /** As the server made the page. */
  context: MarketContext;
}

/**
 * Gives the page the tab's country (E5), where it is one of the market. The server knows only the last that any tab
 * has chosen, or none where cookies are refused.
 */
export const restoreCountry = ({ storage, dispatch, context }: Options): void => {
  const own = storage.country.read();
  if (own && own !== context.country && zoneCodes(context.market).includes(own))
    dispatch(marketSlice.actions.countryChosen(own));
};
