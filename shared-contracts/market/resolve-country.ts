import type { CountryCode, Market } from './types.ts';
import { zoneCodes } from './zone-codes.ts';

/** The country to sell to: the given one if it belongs to the market, else the market's first (M3). */
export const resolveCountry = (market: Market, country: string | null | undefined): CountryCode => {
  const codes = zoneCodes(market);
  const wanted = country?.toUpperCase() ?? '';
  return codes.includes(wanted) ? wanted : (codes[0] ?? '');
};
