import { asTexts } from '@shop/contracts/commerce';
import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { findCategory, trailOf, type CategoryKey } from '../categories/categories.ts';
import { factsOf } from '../facts/facts.ts';

/** Departments whose items are sold by what is in them. */
const DRINKS: readonly CategoryKey[] = ['wine', 'water'];

const isDrink = (key: string): boolean => {
  const category = findCategory(key);
  return category !== null && trailOf(category).some((it) => DRINKS.includes(it.key));
};

/** Millilitres of a drink. Null for all else: what a decanter holds is not what it is sold by. */
export const volumeOf = ({ metadata }: Pick<CatalogueItem, 'metadata'>): number | null =>
  asTexts(metadata.categories).some(isDrink) ? factsOf(metadata).sizeMl : null;
