import type { Locale } from '@shop/contracts/market';
import type { IndexedItem, IndexEntry } from '../item/indexed-item.ts';
import type { SharedIndex } from './shared-index.ts';

/** An item with its number in the bit sets. The number is stable until the item is removed. */
export interface StoredItem {
  number: number;
  item: IndexedItem;
}

/** Result of writing an item. */
export interface PutItem extends StoredItem {
  /** Whether it differs from the stored one. */
  isChanged: boolean;
  /** Whether its search words changed. */
  isTextChanged: boolean;
}

/** Stores the index and searches its words. Callers and storage fold words alike (see `foldText`). */
export interface CatalogueStorage {
  /** Inserts or updates items. @returns them with their numbers, in the given order */
  put: (entries: readonly IndexEntry[]) => Promise<readonly PutItem[]>;
  /** Removes items by key. @returns their former numbers */
  remove: (keys: readonly string[]) => Promise<readonly number[]>;
  /** All items in batches, ordered by number. */
  all: () => AsyncIterable<readonly StoredItem[]>;
  /** Items by number, in the given order; unknown numbers are skipped. */
  byNumbers: (numbers: readonly number[]) => Promise<readonly StoredItem[]>;
  /** Numbers of the items in which every search word is a prefix of some word, best match first. */
  match: (words: readonly string[], locale: Locale) => Promise<ItemNumbers>;
  /** Up to fifty words of names and facts with a similar spelling. */
  spellings: (word: string, locale: Locale) => Promise<readonly string[]>;
  /** Key-value state besides the items: progress of the updates, secrets of webhooks. */
  state: (key: string) => Promise<string | null>;
  setState: (key: string, value: string) => Promise<void>;
  /** Absent if one process owns the index. With it, only the holder of its lease can put and remove. */
  shared?: SharedIndex | undefined;
  close: () => Promise<void>;
}

/** Numbers of items. Those of a common word, in a large catalog, take four bytes each. */
export type ItemNumbers = readonly number[] | Uint32Array;

/** Above this number of matches they are not ranked: for such a common word the rank is meaningless. */
export const MOST_RANKED = 2000;
