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

/** Texts that search engines alone read: they are of the server. */
const headText = (locale: Locale) => createText(locale, texts[locale]);

/** What search engines show of a description, at most and at least so many characters. */
export const DESCRIPTION = { least: 120, most: 155 } as const;

/** A sentence is not ended by what only joins it to the next word. */
const LOOSE_END = /[\s,;:·–—-]+$/u;

/** A text cut at the last word that fits, with an ellipsis for the rest. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  // Languages of the shop put spaces between words; a word longer than all that fits is cut itself.
  const end = text[most - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  return `${(end > 0 ? head.slice(0, end) : head).replace(LOOSE_END, '')}…`;
};

/**
 * A description for search engines: its parts one after the other, the most telling first, as long as they are needed
 * to come to 120 characters; what goes beyond 155 is cut at a word.
 *
 * @param parts sentences; nulls are left out
 */
export const metaDescription = (parts: readonly (string | null)[]): string => {
  let text = '';
  for (const part of parts) {
    if (text.length >= DESCRIPTION.least) break;
    text = [text, part?.trim().replaceAll(/\s+/g, ' ')].filter(Boolean).join(' ');
  }
  return cut(text, DESCRIPTION.most);
};

/** How many items of a list its description names. */
const NAMED = 3;

/** What search engines show of a list: what it is, the first of its items, and what the house promises. */
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
