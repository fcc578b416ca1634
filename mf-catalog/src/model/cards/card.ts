import { localizedText, type Money } from '@shop/contracts/commerce';
import type { CatalogueItem, ItemRating } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { availabilityOf, type Availability } from '../item/availability.ts';
import { factsOf } from '../facts/facts.ts';
import { volumeOf } from './volume.ts';
import { pictureOf, type PictureView } from '../pictures/picture.ts';

/** An item as lists show it. Small on purpose: it travels in the page's inlined state. */
export interface CardView {
  kind: 'sku' | 'bundle';
  code: string;
  name: string;
  summary: string | null;
  /** Keys of the region and the grapes. */
  region: string | null;
  grapes: readonly string[];
  /** Millilitres; null for what is not sold by volume. */
  sizeMl: number | null;
  price: Money | null;
  compareAt: Money | null;
  availability: Availability;
  /** Absent without reviews, and where the list did not come from the index. */
  rating: ItemRating | undefined;
  picture: PictureView | null;
}

/** An item without a price cannot be bought, whatever its stock. */
export const sellable = (item: Pick<CatalogueItem, 'price' | 'stock'>): number =>
  item.price === null ? 0 : item.stock;

/** What a list shows of an item, in the shopper's language. */
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
    availability: availabilityOf(sellable(item)),
    picture: pictureOf(item),
    rating: item.rating,
  };
};
