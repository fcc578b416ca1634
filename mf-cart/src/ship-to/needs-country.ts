import { sessionStore } from '@shop/contracts/commerce';
import { zoneCodes, type MarketContext } from '@shop/contracts/market';
import { selectMarketContext, selectOrderId, type AppState } from '@shop/contracts/store';

interface Visit extends Pick<MarketContext, 'market' | 'country'> {
  /** The country chosen on this visit or an earlier one, in whatever market. */
  chosen: string | null;
  /** Id of the cart's order in this market. */
  orderId: string | null;
}

/** What there is to know of the visit now: the choice may have been made in another tab. */
export const visitOf = (state: AppState): Visit => {
  const { market, country } = selectMarketContext(state);
  const chosen = sessionStore().country.read();
  return { market, country, chosen, orderId: selectOrderId(state) };
};

/**
 * Whether the shopper has to say where to before something is added (S15). An order is locked to one country (T2), so
 * none is begun on a guess: in a market of several countries, a page that fell back to the first of them (M3) stands
 * for nobody's wish. With an order, a country chosen or named by the address, or one country alone, it is known.
 */
export const needsDestination = ({ market, country, chosen, orderId }: Visit): boolean => {
  const [first, ...others] = zoneCodes(market);
  return orderId === null && others.length > 0 && country === first && chosen !== country;
};
