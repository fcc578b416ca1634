import { marketPath } from './market-path.ts';
import type { Market } from './types.ts';
import { zoneCodes } from './zone-codes.ts';

/**
 * The market a path of one or two segments begins to name: `/it`, `/it/eur`, `/rest-of-world`, `/us`. Null where
 * the words are something else, such as a screen.
 */
export const namedMarket = (markets: readonly Market[], pathname: string): Market | null => {
  const [country, currency] = pathname.toLowerCase().split('/').filter(Boolean);
  if (!country) return null;
  const named = markets.find((it) => {
    const [, zone, money] = marketPath(it, it.default_locale).split('/');
    const isHere = zone === country || zoneCodes(it).includes(country.toUpperCase());
    return isHere && (currency === undefined || currency === money);
  });
  return named ?? null;
};
