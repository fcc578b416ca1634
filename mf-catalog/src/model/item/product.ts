import { asNumber, asRecord, asTexts, localizedText, type Money } from '@shop/contracts/commerce';
import type { CatalogueItem, DeliveryLevel } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { cardOf, sellable, type CardView } from '../cards/card.ts';
import { deliveryOf, type Delivery } from './delivery.ts';
import { factsOf, type Facts } from '../facts/facts.ts';
import { mainCategory } from '../categories/main-category.ts';
import type { CategoryKey } from '../categories/categories.ts';
import { pictureOf, type PictureView } from '../pictures/picture.ts';

export interface OptionView {
  id: string;
  name: string;
  price: Money;
  /** Makes the item a present, such as a greeting card. */
  gift: boolean;
}

export interface PartView {
  code: string;
  name: string;
  quantity: number;
  picture: PictureView | null;
}

/** An item as its own page shows it. */
export interface ProductView extends CardView {
  story: string | null;
  facts: Facts;
  /** `metadata.facts` as it came. The rest of it is read where it is shown, which is no browser's work. */
  told: Readonly<Record<string, unknown>>;
  /** `metadata.pictures` as it came: those beside the first, in the same form. */
  pictures: readonly unknown[];
  /** `metadata.share` as it came: the picture for shared links. */
  share: Readonly<Record<string, unknown>>;
  /** Pieces that can be sold now. */
  stock: number;
  /** `metadata.maxQuantity`; null when there is none. */
  ownLimit: number | null;
  /** Pieces of a case it is sold in as well, at the price of so many; null when it is in none. */
  caseOf: number | null;
  /** Null when nothing can be delivered. */
  delivery: Delivery | null;
  /** How soon another quantity than one arrives. */
  levels: readonly DeliveryLevel[];
  options: readonly OptionView[];
  /** What a bundle holds; empty for a SKU. */
  parts: readonly PartView[];
  category: CategoryKey | null;
}

const positive = (value: number | null): number | null =>
  value !== null && value > 0 ? value : null;

/** What the page of an item shows, in the shopper's language. */
export const productOf = (item: CatalogueItem, locale: Locale): ProductView => {
  const card = cardOf(item, locale);
  return {
    ...card,
    story: localizedText(item, locale).story,
    facts: factsOf(item.metadata),
    told: asRecord(item.metadata.facts),
    pictures: Array.isArray(item.metadata.pictures) ? item.metadata.pictures : [],
    share: asRecord(item.metadata.share),
    stock: sellable(item),
    ownLimit: positive(asNumber(item.metadata.maxQuantity)),
    caseOf: positive(asNumber(item.metadata.case_of)),
    delivery:
      card.availability.kind === 'sold-out' ? null : deliveryOf(item.levels, 1, sellable(item)),
    levels: item.levels,
    options: item.options.map(({ id, price, ...option }) => ({
      id,
      price,
      gift: option.metadata.gift === true,
      name: localizedText({ ...option, code: id, description: null }, locale).name,
    })),
    parts: item.parts.map(({ quantity, ...part }) => ({
      code: part.code,
      name: localizedText({ ...part, description: null }, locale).name,
      quantity,
      picture: pictureOf(part),
    })),
    category: mainCategory(asTexts(item.metadata.categories)),
  };
};
