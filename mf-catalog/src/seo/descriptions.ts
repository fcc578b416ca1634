import { createText } from '@shop/contracts/i18n';
import { formatMoney, languageTag, type Locale, type MarketContext } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { contentText } from '../facts/content-text.ts';
import { readableKey } from '../facts/fact-text.ts';
import type { ProductView } from '../item/product.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';
import { metaDescription } from './meta-description.ts';

const texts: Record<Locale, Messages> = { de, en, es, fr, it };

/** Texts for search engines, used only on the server. */
const headText = (locale: Locale) => createText(locale, texts[locale]);

/** Number of items named in the description of a list. */
const NAMED = 3;

/** Meta description of a list: its intro, its first items, and the shop's promise. */
export const listDescription = (
  intro: string,
  cards: readonly { name: string }[],
  locale: Locale,
): string => {
  const text = headText(locale);
  const names = cards
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  return metaDescription([
    intro,
    names === '' ? null : text('head.category.items', { names }),
    text('head.promise'),
  ]);
};

type Text = (id: string) => string;

/** A fact's key as text, even before its translation ships: it throws in development, and is its id in production. */
const labelOf = (group: 'grape' | 'region', key: string, text: Text): string => {
  const id = `fact.${group}.${key}`;
  try {
    const label = text(id);
    return label === id ? readableKey(key) : label;
  } catch {
    return readableKey(key);
  }
};

const content = (ml: number, locale: string): string =>
  contentText(ml, {
    locale,
    formatNumber: (figure, options) => new Intl.NumberFormat(locale, options).format(figure),
  });

/**
 * Meta description of an item: its summary, then grapes, region, parts, size and price, then its story or the
 * shop's promise, up to the limit.
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
  const details = [
    ...facts.grapes.map((it) => labelOf('grape', it, text)),
    ...(facts.region === null ? [] : [labelOf('region', facts.region, text)]),
    ...parts.map(({ name }) => name),
    ...(sizeMl === null ? [] : [content(sizeMl, tag)]),
    ...(price ? [formatMoney(price, tag)] : []),
  ];
  const line = details.length > 0 ? `${details.join(', ')}.` : null;
  return metaDescription([summary, line, story, headText(context.locale)('head.promise')]);
};
