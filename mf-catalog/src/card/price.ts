import type { Money } from '@shop/contracts/commerce';
import { dutiesOf, type CountryCode } from '@shop/contracts/market';

/** An amount in currency units, as GA4 and schema.org expect it. All our currencies have 100 cents. */
export const unitsOf = ({ cents }: Money): number => cents / 100;

interface Priced {
  price: Money | null;
  /** Milliliters; null if the item is not sold by volume. */
  sizeMl: number | null;
}

/**
 * Price per liter, rounded to the cent, as required beside every price of a liquid (EU directive 98/6/EC, UK Price
 * Marking Order, Swiss PBV). Null for one-liter items, for items not sold by volume, and in countries that do not
 * require it.
 */
export const pricePerLiter = ({ price, sizeMl }: Priced, country: CountryCode): Money | null => {
  if (!price || sizeMl === null || sizeMl <= 0 || sizeMl === 1000) return null;
  if (!dutiesOf(country).unitPrice) return null;
  return { ...price, cents: Math.round((price.cents * 1000) / sizeMl) };
};
