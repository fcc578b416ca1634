import { marketPath } from './path.ts';
import type { Market } from './types.ts';
import { zoneCodes } from './zone.ts';

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
  const currencyCode = currency.toUpperCase();
  const byZone = markets.find((it) => it.currency === currencyCode && zoneCodes(it).includes(code));
  const name = nameKey(`${code} ${currencyCode}`);
  return byZone ?? markets.find((it) => nameKey(it.market_name) === name) ?? null;
};

/**
 * The market of an incomplete path: `/it`, `/it/eur`, `/rest-of-world`, `/us`. Null for other paths, such as that of a
 * screen.
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

/** The market that sells to the visitor's country, else to the shop's default country, else the first (M5). */
export const marketOfVisitor = ({
  markets,
  storedCountry,
  defaultCountry,
}: {
  markets: readonly Market[];
  storedCountry?: string | null;
  defaultCountry: string;
}): Market | null => {
  const sellingTo = (country: string | null | undefined) =>
    markets.find((it) => zoneCodes(it).includes(country?.toUpperCase() ?? ''));
  return sellingTo(storedCountry) ?? sellingTo(defaultCountry) ?? markets[0] ?? null;
};
