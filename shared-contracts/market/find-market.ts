import type { Market } from './types.ts';
import { zoneCodes } from './zone-codes.ts';

const nameKey = (name: string): string => name.toUpperCase().replaceAll('-', ' ');

/**
 * The market of a country and a currency (M2): by the currency and a zone that contains the country, otherwise by
 * a market name made of both (`REST-OF-WORLD` + `USD` finds `Rest of World USD`).
 */
export const findMarket = (
  markets: readonly Market[],
  { country, currency }: { country: string; currency: string },
): Market | null => {
  const code = country.toUpperCase();
  const wanted = currency.toUpperCase();
  const byZone = markets.find((it) => it.currency === wanted && zoneCodes(it).includes(code));
  const name = nameKey(`${code} ${wanted}`);
  return byZone ?? markets.find((it) => nameKey(it.market_name) === name) ?? null;
};
