import type { Money } from '@shop/contracts/commerce';

/**
 * Part of the former price that is saved, as a fraction in whole hundredths, rounded down so that no more is promised
 * than is given. Null where nothing worth telling is saved, or the prices are not comparable.
 */
export const savingOf = (price: Money | null, compareAt: Money | null): number | null => {
  if (!price || !compareAt || price.currency !== compareAt.currency) return null;
  const percent = Math.floor(((compareAt.cents - price.cents) * 100) / compareAt.cents);
  return percent >= 1 ? percent / 100 : null;
};
