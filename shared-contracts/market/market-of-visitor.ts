import type { Market } from './types.ts';
import { zoneCodes } from './zone-codes.ts';

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
