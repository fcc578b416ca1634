import { formatMoney, type Locale } from '@shop/contracts/market';
import type { ProductView } from '../item/product.ts';
import { headText } from './head-text.ts';
import { metaDescription } from './meta-description.ts';

type Text = (id: string) => string;

const litres = (ml: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'liter' }).format(ml / 1000);

/**
 * What search engines show of an item: its own line, of what and where it is made, its size and price; then its story,
 * or what the house promises, as far as there is room.
 *
 * @param text texts of the page
 */
export const itemDescription = (product: ProductView, locale: Locale, text: Text): string => {
  const { summary, story, facts, price, sizeMl, parts } = product;
  const told = [
    ...facts.grapes.map((it) => text(`fact.grape.${it}`)),
    ...(facts.region === null ? [] : [text(`fact.region.${facts.region}`)]),
    ...parts.map(({ name }) => name),
    ...(sizeMl === null ? [] : [litres(sizeMl, locale)]),
    ...(price ? [formatMoney(price, locale)] : []),
  ];
  const line = told.length > 0 ? `${told.join(', ')}.` : null;
  return metaDescription([summary, line, story, headText(locale)('head.promise')]);
};
