import type { Locale } from '@shop/contracts/market';
import type { ItemColumns } from '../facets/item-columns.ts';
import { INDEX_LOCALES } from '../item/locales.ts';

/** An item's name by language, for the slug of its page. */
export type ItemNames = Record<Locale, string>;

/** Name of an item in every language. */
export const namesOf = ({ names }: ItemColumns, number: number): ItemNames =>
  Object.fromEntries(INDEX_LOCALES.map((it) => [it, names[it][number] ?? ''])) as ItemNames;
