import type { Locale } from '@shop/contracts/market';
import type { IndexedItem, IndexEntry } from '../item/indexed-item.ts';

/** An item and the number it is known by in sets; a number stays with its item for as long as there is one. */
export interface StoredItem {
  number: number;
  item: IndexedItem;
}

/** What became of an item that was put. */
export interface PutItem extends StoredItem {
  /** Whether it is another than was kept before. */
  isChanged: boolean;
  /** Whether other words find it than before. */
  newWords: boolean;
}

/** Where the index is kept and its words are looked up. Words are folded (see `foldText`) on both sides. */
export interface CatalogueStorage {
  /** Keeps items, new or known. @returns them with their numbers, in the order given */
  put: (entries: readonly IndexEntry[]) => Promise<readonly PutItem[]>;
  /** Forgets items by key. @returns the numbers they had */
  remove: (keys: readonly string[]) => Promise<readonly number[]>;
  /** Every item, some at a time, in the order of their numbers. */
  all: () => AsyncIterable<readonly StoredItem[]>;
  /** Items by number, in the order asked for; numbers no one has are left out. */
  byNumbers: (numbers: readonly number[]) => Promise<readonly StoredItem[]>;
  /** Numbers of the items in which every word begins some word, the best first. */
  match: (words: readonly string[], locale: Locale) => Promise<readonly number[]>;
  /** Words of names and facts that look like this one, at most fifty. */
  spellings: (word: string, locale: Locale) => Promise<readonly string[]>;
  /** What is to be remembered beside the items: how far was read, secrets of webhooks. */
  state: (key: string) => Promise<string | null>;
  setState: (key: string, value: string) => Promise<void>;
  close: () => Promise<void>;
}

/** From so many matches on, they are not put in order by rank: for a word that common it says nothing. */
export const MOST_RANKED = 2000;
