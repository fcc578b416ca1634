import { asTexts, type Container, localizedText, type ReducedItem } from '@shop/contracts/commerce';
import type { CatalogueItem, ItemRating } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { type CategoryKey, findCategory, trailOf } from '../category/categories.ts';
import { factsOf } from '../facts/facts.ts';
import { pictureOf, type PictureView } from '../pictures/picture.ts';

/** Stock at or below this value shows its count (section K, availability display threshold). */
const AVAILABILITY_THRESHOLD = 5;

export type Availability =
  { kind: 'sold-out' } | { kind: 'few'; count: number } | { kind: 'in-stock' };

/**
 * Availability shown for a stock level.
 *
 * @param stock units sellable now in this market
 */
export const availabilityOf = (stock: number): Availability => {
  if (!(stock >= 1)) return { kind: 'sold-out' };
  return stock <= AVAILABILITY_THRESHOLD
    ? { kind: 'few', count: Math.floor(stock) }
    : { kind: 'in-stock' };
};

/** Top categories whose items are sold by volume. */
const DRINKS: readonly CategoryKey[] = ['wine', 'water'];

const isDrink = (key: string): boolean => {
  const category = findCategory(key);
  return category !== null && trailOf(category).some((it) => DRINKS.includes(it.key));
};

/** Volume in milliliters of a drink; null for other items, such as decanters. */
export const volumeOf = ({ metadata }: Pick<CatalogueItem, 'metadata'>): number | null =>
  asTexts(metadata.categories).some(isDrink) ? factsOf(metadata).sizeMl : null;

/** An item as lists show it. Kept small because it travels in the page's inlined state. */
export interface CardView extends ReducedItem {
  code: string;
  name: string;
  summary: string | null;
  /** Keys of the region and the grapes. */
  region: string | null;
  grapes: readonly string[];
  /** Milliliters; null if the item is not sold by volume. */
  sizeMl: number | null;
  availability: Availability;
  /** Undefined without reviews, and if the list did not come from the index. */
  rating: ItemRating | undefined;
  picture: PictureView | null;
  /** Absent without drinks, and in countries without deposits. */
  containers?: readonly Container[];
}

/** Sellable stock: 0 without a price. */
export const sellableStock = (item: Pick<CatalogueItem, 'price' | 'stock'>): number =>
  item.price === null ? 0 : item.stock;

/** Maps an item to its card, in the shopper's language. */
export const cardOf = (item: CatalogueItem, locale: Locale): CardView => {
  const { name, summary } = localizedText(item, locale);
  const { region, grapes } = factsOf(item.metadata);
  return {
    kind: item.kind,
    code: item.code,
    name,
    summary,
    region,
    grapes,
    sizeMl: volumeOf(item),
    price: item.price,
    compareAt: item.compareAt,
    ...(item.compareAt && { metadata: { lowest_prices: item.metadata.lowest_prices } }),
    availability: availabilityOf(sellableStock(item)),
    picture: pictureOf(item),
    rating: item.rating,
    ...(item.containers?.length && { containers: item.containers }),
  };
};
