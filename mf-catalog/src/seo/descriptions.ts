import { createText } from '@shop/contracts/i18n';
import { formatMoney, languageTag, type Locale, type MarketContext } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { contentText } from '../facts/content-text.ts';
import type { ProductView } from '../item/product.ts';
import de from './messages/de.json';
import en from './messages/en.json';
import es from './messages/es.json';
import fr from './messages/fr.json';
import it from './messages/it.json';

const texts: Record<Locale, Messages> = { de, en, es, fr, it };

/** Texts for search engines, used only on the server. */
const headText = (locale: Locale) => createText(locale, texts[locale]);

/** Minimum and maximum length of a meta description, in characters. */
export const DESCRIPTION = { least: 120, most: 155 } as const;

/** Trailing punctuation that would precede the ellipsis. */
const LOOSE_END = /[\s,;:·–—-]+$/u;

/** Cuts a text at the last word that fits, with an ellipsis. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  // All languages of the shop separate words by spaces. A word longer than the limit is cut itself.
  const end = text[most - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${(end > 0 ? head.slice(0, end) : head).replace(LOOSE_END, '')}…`;
};

/**
 * Joins parts into a meta description, the most important first, until it has 120 characters, and cuts it at a word
 * after 155.
 *
 * @param parts sentences; nulls are skipped
 */
export const metaDescription = (parts: readonly (string | null)[]): string => {
  let text = '';
  for (const part of parts) {
    if (text.length >= DESCRIPTION.least) break;
    text = [text, part?.trim().replaceAll(/\s+/g, ' ')].filter(Boolean).join(' ');
  }
  return cut(text, DESCRIPTION.most);
};

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
    ...facts.grapes.map((it) => text(`fact.grape.${it}`)),
    ...(facts.region === null ? [] : [text(`fact.region.${facts.region}`)]),
    ...parts.map(({ name }) => name),
    ...(sizeMl === null ? [] : [content(sizeMl, tag)]),
    ...(price ? [formatMoney(price, tag)] : []),
  ];
  const line = details.length > 0 ? `${details.join(', ')}.` : null;
  return metaDescription([summary, line, story, headText(context.locale)('head.promise')]);
};
