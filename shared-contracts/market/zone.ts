import type { CountryCode, Market } from './types.ts';

/** Countries of a market in the platform's order; the first is the fallback (M3). */
export const zoneCodes = (market: Market): readonly CountryCode[] =>
  market.zone_code.split('|').filter((code) => code !== '');

/** The ship-to country: the given one if it belongs to the market, else the market's first (M3). */
export const resolveCountry = (market: Market, country: string | null | undefined): CountryCode => {
  const codes = zoneCodes(market);
  const code = country?.toUpperCase() ?? '';
  return codes.includes(code) ? code : (codes[0] ?? '');
};
