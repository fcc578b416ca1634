import type { Locale } from '@shop/contracts/market';
import type { IndexedItem, SearchText } from '../item/indexed-item.ts';
import { INDEX_LOCALES } from '../item/locales.ts';
import { asRecord, asText, type LocalizedText } from '@shop/contracts/commerce/metadata';
import { CATEGORY_WORDS } from './category-words.ts';
import { tokenize } from './tokenize.ts';

const folded = (...texts: readonly (string | null | undefined)[]): string =>
  [...new Set(texts.flatMap((it) => tokenize(it ?? '')))].join(' ');

type Facts = Pick<IndexedItem, 'code' | 'categories' | 'grapes' | 'region' | 'metadata'>;

/** Search text of an item by language, already folded, so that every storage returns the same results. */
export const searchTextOf = (
  { code, categories, grapes, region, metadata }: Facts,
  texts: Readonly<Record<Locale, LocalizedText>>,
): Record<Locale, SearchText> => {
  const facts = asRecord(metadata['facts']);
  const common = [code, ...grapes, region, asText(facts['producer']), asText(facts['source'])];
  return Object.fromEntries(
    INDEX_LOCALES.map((locale) => [
      locale,
      {
        name: folded(texts[locale].name),
        facts: folded(
          ...common,
          ...categories.map((it) => CATEGORY_WORDS[it]?.[locale]),
          texts[locale].summary,
        ),
        story: folded(texts[locale].story),
      } satisfies SearchText,
    ]),
  ) as Record<Locale, SearchText>;
};
