import type { CountryCode, Market } from './types.ts';

/** The countries of a market, in the platform's order; the first is the one it falls back to (M3). */
export const zoneCodes = (market: Market): readonly CountryCode[] =>
  market.zone_code.split('|').filter((code) => code !== '');
