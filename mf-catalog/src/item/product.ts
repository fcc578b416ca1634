import { asNumber, asRecord, asTexts, localizedText, type Money } from '@shop/contracts/commerce';
import type { CatalogueItem, DeliveryLevel } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { cardOf, type CardView, sellable } from '../card/card.ts';
import type { CategoryKey } from '../category/categories.ts';
import { mainCategory } from '../category/main-category.ts';
import { type Facts, factsOf } from '../facts/facts.ts';
import { pictureOf, type PictureView } from '../pictures/picture.ts';
import { type Delivery, deliveryOf } from './buy/delivery.ts';

interface OptionView {
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

/**
 * Most pieces of an item that can be put in the cart: the smallest of its stock, its own limit and the shop's
 * limit per line (V9). Never below 0.
 *
 * @param item.ownLimit `metadata.maxQuantity`; null when the item sets none
 * @param perLine the shop's configured limit
 */
export const maxQuantityOf = (
  item: { stock: number; ownLimit: number | null },
  perLine: number,
): number => {
  const limits = [item.stock, perLine, ...(item.ownLimit === null ? [] : [item.ownLimit])];
  return Math.max(0, Math.floor(Math.min(...limits)));
};

/**
 * Part of the former price that is saved, as a fraction in whole hundredths, rounded down so that no more is promised
 * than is given. Null where nothing worth telling is saved, or the prices are not comparable.
 */
export const savingOf = (price: Money | null, compareAt: Money | null): number | null => {
  if (!price || !compareAt || price.currency !== compareAt.currency) return null;
  const percent = Math.floor(((compareAt.cents - price.cents) * 100) / compareAt.cents);
  return percent >= 1 ? percent / 100 : null;
};
