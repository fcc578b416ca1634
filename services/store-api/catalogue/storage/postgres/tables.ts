import type { Locale } from '@shop/contracts/market';
import type { Generated } from 'kysely';

export interface ItemTable {
  number: number;
  key: string;
  /** The item as JSON text, because it is always read as a whole. */
  document: string;
  search_digest: string;
  /** Of the last write, from a sequence; `bigint`, which the driver reads as text. */
  revision: string;
  /** Of the last write that changed the search words. */
  text_revision: string;
}

/** Last removal of each number. Numbers are bounded, and so is the table. */
export interface RemovedTable {
  number: number;
  revision: string;
}

/** Notes for the writer. */
export interface NoteTable {
  id: Generated<string>;
  text: string;
}

export interface SearchTextTable {
  number: number;
  words: string;
}

/** Tables of the index on PostgreSQL, with one table of search words per language. */
export type CatalogueTables = {
  catalogue_item: ItemTable;
  catalogue_removed: RemovedTable;
  catalogue_note: NoteTable;
  catalogue_term: { locale: string; term: string };
  catalogue_state: { key: string; value: string };
} & Record<`catalogue_words_${Locale}`, SearchTextTable>;
