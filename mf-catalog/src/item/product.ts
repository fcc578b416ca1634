import {
  asNumber,
  asRecord,
  asTexts,
  type ComparedPrice,
  isAlcoholic,
  localizedText,
  type Money,
} from '@shop/contracts/commerce';
import type { CatalogueItem, DeliveryLevel } from '@shop/contracts/commerce/catalogue';
import type { Locale } from '@shop/contracts/market';
import { cardOf, type CardView, sellableStock } from '../card/card.ts';
import { mainCategory, type CategoryKey } from '../category/categories.ts';
import { type Facts, factsOf } from '../facts/facts.ts';
import { pictureOf, type PictureView } from '../pictures/picture.ts';
import { type Delivery, deliveryOf } from './buy/delivery.ts';

interface OptionView {
  id: string;
  name: string;
  price: Money;
  /** Makes the item a gift, such as a greeting card. */
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
  /** Raw `metadata.facts`, parsed during rendering on the server. */
  rawFacts: Readonly<Record<string, unknown>>;
  /** Raw `metadata.pictures`: the pictures after the first. */
  pictures: readonly unknown[];
  /** Raw `metadata.share`: the picture for shared links. */
  share: Readonly<Record<string, unknown>>;
  /** Whether it is or contains an alcoholic drink. */
  alcohol: boolean;
  /** Sellable quantity. */
  stock: number;
  /** `metadata.maxQuantity`; null if not set. */
  ownLimit: number | null;
  /** Units per case, if the item is also sold by the case at the price of its units; otherwise null. */
  caseOf: number | null;
  /** Null if nothing can be delivered. */
  delivery: Delivery | null;
  /** Inventory levels, for the delivery time of a quantity above one. */
  levels: readonly DeliveryLevel[];
  options: readonly OptionView[];
  /** Parts of a bundle; empty for a SKU. */
  parts: readonly PartView[];
  category: CategoryKey | null;
}

const positive = (value: number | null): number | null =>
  value !== null && value > 0 ? value : null;

/** Maps an item to its page view, in the shopper's language. */
export const productOf = (item: CatalogueItem, locale: Locale): ProductView => {
  const card = cardOf(item, locale);
  return {
    ...card,
    story: localizedText(item, locale).story,
    facts: factsOf(item.metadata),
    rawFacts: asRecord(item.metadata.facts),
    pictures: Array.isArray(item.metadata.pictures) ? item.metadata.pictures : [],
    share: asRecord(item.metadata.share),
    alcohol: [item, ...item.parts].some(({ metadata }) => isAlcoholic(metadata)),
    stock: sellableStock(item),
    ownLimit: positive(asNumber(item.metadata.maxQuantity)),
    caseOf: positive(asNumber(item.metadata.case_of)),
    delivery:
      card.availability.kind === 'sold-out'
        ? null
        : deliveryOf(item.levels, 1, sellableStock(item)),
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
 * Maximum quantity that can be added to the cart: the smallest of the stock, the item's own limit and the shop's
 * limit per line item (V9). Never below 0.
 *
 * @param item.ownLimit `metadata.maxQuantity`; null if not set
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
 * Saving against the former price as a fraction in whole hundredths, rounded down. Null below one percent, or if
 * the prices are not comparable.
 */
export const savingOf = (price: Money | null, compareAt: ComparedPrice | null): number | null => {
  if (!price || !compareAt || compareAt.parts || price.currency !== compareAt.currency) return null;
  const percent = Math.floor(((compareAt.cents - price.cents) * 100) / compareAt.cents);
  return percent >= 1 ? percent / 100 : null;
};
