import type { Locale } from '@shop/contracts/market';

export interface ItemTable {
  number: number;
  key: string;
  /** The item as JSON text, because it is always read as a whole. */
  document: string;
  search_digest: string;
}

export interface SearchTextTable {
  number: number;
  words: string;
}

/** Tables of the index on PostgreSQL, with one table of search words per language. */
export type CatalogueTables = {
  catalogue_item: ItemTable;
  catalogue_term: { locale: string; term: string };
  catalogue_state: { key: string; value: string };
} & Record<`catalogue_words_${Locale}`, SearchTextTable>;
