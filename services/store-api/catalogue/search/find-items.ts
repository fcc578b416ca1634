import type { Locale } from '@shop/contracts/market';
import { editDistance } from './edit-distance.ts';
import type { CatalogueStorage, ItemNumbers } from '../storage/catalogue-storage.ts';
import { queryTokens } from './tokenize.ts';

/** Maximum edit distance by length: 0 for short words, which are too ambiguous. */
const maxDistanceOf = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * The known word nearest to a possible typo; null if none is near enough. While someone types, the word is
 * incomplete, so prefixes of the same length are compared too.
 */
export const nearestWord = (word: string, candidates: readonly string[]): string | null => {
  const limit = maxDistanceOf(word);
  if (limit === 0) return null;
  const rated = candidates
    .map((it) => {
      const full = editDistance(word, it, limit);
      const beginning = editDistance(word, it.slice(0, word.length), limit) + 0.5;
      return { it, distance: Math.min(full, beginning) };
    })
    .filter(({ distance }) => distance <= limit + 0.5 && distance > 0)
    .toSorted(
      (a, b) => a.distance - b.distance || a.it.length - b.it.length || (a.it < b.it ? -1 : 1),
    );
  const best = rated[0];
  return best && best.distance <= limit + 0.5 ? best.it : null;
};

export interface FoundItems {
  /** Best match first. */
  numbers: ItemNumbers;
  /** The corrected search text, if the original one has no results. */
  corrected: string | null;
}

type Storage = Pick<CatalogueStorage, 'match' | 'spellings'>;

interface SearchScope {
  storage: Storage;
  locale: Locale;
  /** Whether any of these is visible, for example sold in the market. */
  isVisible: (numbers: ItemNumbers) => boolean;
}

/** Shorter words match the start of many words by chance, and are often fragments of markup. */
const MIN_SIGNIFICANT_LENGTH = 3;

const isSignificant = (word: string): boolean =>
  word.length >= MIN_SIGNIFICANT_LENGTH && /\p{L}/u.test(word);

const finds = async (words: readonly string[], { storage, locale, isVisible }: SearchScope) => {
  const numbers = words.length === 0 ? [] : await storage.match(words, locale);
  return isVisible(numbers) ? numbers : null;
};

/** The word itself if the catalog has it, else the nearest known word, else nothing. */
const correctedWord = async (word: string, scope: SearchScope): Promise<string[]> => {
  if (await finds([word], scope)) return [word];
  const near = nearestWord(word, await scope.storage.spellings(word, scope.locale));
  return near === null ? [] : [near];
};

/**
 * Items in which every search word is the prefix of some word. Without any match, each unknown word is replaced by
 * the nearest known word, or dropped if none is near (S4). A correction needs at least one word of three letters.
 */
export const findItems = async (search: string, scope: SearchScope): Promise<FoundItems> => {
  const tokens = queryTokens(search);
  const numbers = await finds(tokens, scope);
  if (numbers) return { numbers, corrected: null };
  const nearest = await Promise.all(tokens.map((it) => correctedWord(it, scope)));
  const correctedTokens = [...new Set(nearest.flat())];
  const retried = correctedTokens.some(isSignificant) ? await finds(correctedTokens, scope) : null;
  return retried
    ? { numbers: retried, corrected: correctedTokens.join(' ') }
    : { numbers: [], corrected: null };
};
