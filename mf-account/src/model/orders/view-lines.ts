import { nameIn, optionWords, type Money } from '@shop/contracts/commerce';
import type { LineItem, Order } from '@shop/contracts/commerce/order';
import type { Locale } from '@shop/contracts/market';
import { paths, type ShopPath } from '@shop/contracts/routing';
import type { TrackedLine } from '@shop/contracts/store-api';

/** A line of an order for display. */
export interface ViewLine {
  id: string;
  name: string;
  imageUrl: string | null;
  quantity: number;
  total: Money;
  /** The page that sells it; null if unknown. */
  to: ShopPath | null;
  options: readonly { id: string; name: string; quantity: number; words: string | null }[];
}

const sellingPage = ({ type, code }: LineItem, name: string): ShopPath | null => {
  if (!code) return null;
  return type === 'bundles' ? paths.bundle(code, name) : paths.product(code, name);
};

/** The goods of an order, in a language as far as the catalogue has their names in it. */
export const linesOfOrder = ({ lines }: Pick<Order, 'lines'>, locale: Locale): ViewLine[] =>
  lines
    .filter(({ type }) => type === 'skus' || type === 'bundles')
    .map((line) => ({
      id: line.id,
      name: nameIn(line, locale),
      imageUrl: line.imageUrl,
      quantity: line.quantity,
      total: line.total,
      to: sellingPage(line, nameIn(line, locale)),
      options: line.options.map((option) => ({
        id: option.id,
        name: nameIn(option, locale),
        quantity: option.quantity,
        words: optionWords(option),
      })),
    }));

/** The goods of an order that is followed by a link: nothing that was written is among them. */
export const linesOfTracked = (lines: readonly TrackedLine[], locale: Locale): ViewLine[] =>
  lines.map((line) => ({
    id: line.id,
    name: nameIn(line, locale),
    imageUrl: line.image,
    quantity: line.quantity,
    total: line.total,
    to: null,
    options: [],
  }));
