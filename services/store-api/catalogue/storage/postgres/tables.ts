import type { Locale } from '@shop/contracts/market';

export interface ItemTable {
  number: number;
  key: string;
  /** The item as JSON text: it is read whole or not at all. */
  document: string;
  search_digest: string;
}

export interface WordsTable {
  number: number;
  words: string;
}

/** The index's tables on PostgreSQL; what the words are kept in is one table per language. */
export type CatalogueTables = {
  catalogue_item: ItemTable;
  catalogue_term: { locale: string; term: string };
  catalogue_state: { key: string; value: string };
} & Record<`catalogue_words_${Locale}`, WordsTable>;
