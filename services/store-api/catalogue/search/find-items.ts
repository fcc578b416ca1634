import type { Locale } from '@shop/contracts/market';
import type { CatalogueStorage } from '../storage/catalogue-storage.ts';
import { nearestWord } from './nearest-word.ts';
import { wordsOf } from './words-of.ts';

export interface FoundItems {
  /** The best first. */
  numbers: readonly number[];
  /** What was searched for instead, where the words as given find nothing. */
  corrected: string | null;
}

type Storage = Pick<CatalogueStorage, 'match' | 'spellings'>;

interface Question {
  storage: Storage;
  locale: Locale;
  /** Whether any of these can be shown at all, such as being sold in the market. */
  isShown: (numbers: readonly number[]) => boolean;
}

/** Shorter ones begin words by chance: what is left of markup is not what someone was looking for. */
const SHORTEST_MEANT = 3;

const isMeant = (word: string): boolean => word.length >= SHORTEST_MEANT && /\p{L}/u.test(word);

const finds = async (words: readonly string[], { storage, locale, isShown }: Question) => {
  const numbers = words.length === 0 ? [] : await storage.match(words, locale);
  return isShown(numbers) ? numbers : null;
};

/** The word itself where the catalogue has it, else the nearest one it has, else nothing. */
const correctedWord = async (word: string, question: Question): Promise<string[]> => {
  if (await finds([word], question)) return [word];
  const near = nearestWord(word, await question.storage.spellings(word, question.locale));
  return near === null ? [] : [near];
};

/**
 * Items in which every word searched for begins some word. Where there are none, words no one knows are replaced by
 * the nearest known one, or left out where none is near (S4). Scraps of one or two letters alone are nothing to go by.
 */
export const findItems = async (search: string, question: Question): Promise<FoundItems> => {
  const words = wordsOf(search);
  const numbers = await finds(words, question);
  if (numbers) return { numbers, corrected: null };
  const nearest = await Promise.all(words.map((it) => correctedWord(it, question)));
  const others = [...new Set(nearest.flat())];
  const instead = others.some(isMeant) ? await finds(others, question) : null;
  return instead
    ? { numbers: instead, corrected: others.join(' ') }
    : { numbers: [], corrected: null };
};
