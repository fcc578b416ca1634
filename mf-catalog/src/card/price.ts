import type { Money } from '@shop/contracts/commerce';
import type { CountryCode } from '@shop/contracts/market';

/** An amount in units of its currency, as GA4 and schema.org want it. All our currencies have 100 cents. */
export const unitsOf = ({ cents }: Money): number => cents / 100;

/** Where no law asks for it and no one counts in litres. */
const WITHOUT: readonly CountryCode[] = ['US'];

interface Priced {
  price: Money | null;
  /** Millilitres; null for what is not sold by volume. */
  sizeMl: number | null;
}

/**
 * What a litre costs, to be named beside every price of a liquid (EU directive 98/6/EC, the Price Marking Order of the
 * United Kingdom, the Swiss PBV), rounded to the cent. Null where the price is that of a litre anyhow, for what is not
 * sold by volume, and in countries that do not ask for it.
 */
export const pricePerLitre = ({ price, sizeMl }: Priced, country: CountryCode): Money | null => {
  if (!price || sizeMl === null || sizeMl <= 0 || sizeMl === 1000) return null;
  if (WITHOUT.includes(country)) return null;
  return { ...price, cents: Math.round((price.cents * 1000) / sizeMl) };
};
