import { formatMoney, languageTag, type MarketContext } from '@shop/contracts/market';
import { contentText } from '../content-text.ts';
import type { ProductView } from '../item/product.ts';
import { headText } from './head-text.ts';
import { metaDescription } from './meta-description.ts';

type Text = (id: string) => string;

const content = (ml: number, locale: string): string =>
  contentText(ml, {
    locale,
    formatNumber: (figure, options) => new Intl.NumberFormat(locale, options).format(figure),
  });

/**
 * What search engines show of an item: its own line, of what and where it is made, its size and price; then its story,
 * or what the house promises, as far as there is room.
 *
 * @param text texts of the page
 */
export const itemDescription = (
  product: ProductView,
  context: Pick<MarketContext, 'locale' | 'country'>,
  text: Text,
): string => {
  const tag = languageTag(context);
  const { summary, story, facts, price, sizeMl, parts } = product;
  const told = [
    ...facts.grapes.map((it) => text(`fact.grape.${it}`)),
    ...(facts.region === null ? [] : [text(`fact.region.${facts.region}`)]),
    ...parts.map(({ name }) => name),
    ...(sizeMl === null ? [] : [content(sizeMl, tag)]),
    ...(price ? [formatMoney(price, tag)] : []),
  ];
  const line = told.length > 0 ? `${told.join(', ')}.` : null;
  return metaDescription([summary, line, story, headText(context.locale)('head.promise')]);
};
