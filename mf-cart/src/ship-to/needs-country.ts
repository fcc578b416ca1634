import { sessionStore } from '@shop/contracts/commerce';
import { zoneCodes, type MarketContext } from '@shop/contracts/market';
import { selectMarketContext, selectOrderId, type AppState } from '@shop/contracts/store';

interface Visit extends Pick<MarketContext, 'market' | 'country'> {
  /** The country chosen on this visit or an earlier one, in any market. */
  chosen: string | null;
  /** Id of the cart's order in this market. */
  orderId: string | null;
}

/** State of the visit now: the country may have been chosen in another tab. */
export const visitOf = (state: AppState): Visit => {
  const { market, country } = selectMarketContext(state);
  const chosen = sessionStore().country.read();
  return { market, country, chosen, orderId: selectOrderId(state) };
};

/**
 * Whether the shopper has to choose a ship-to country before adding (S15). An order is locked to one country (T2), so
 * none is created on a guess: in a market of several countries the first of them is only a fallback (M3). An existing
 * order, a chosen country, a country in the URL or a market of one country make it known.
 */
export const needsCountry = ({ market, country, chosen, orderId }: Visit): boolean => {
  const [first, ...others] = zoneCodes(market);
  return orderId === null && others.length > 0 && country === first && chosen !== country;
};
