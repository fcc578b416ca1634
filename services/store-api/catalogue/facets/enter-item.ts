import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import { itemKey, type IndexedItem } from '../item/indexed-item.ts';
import { INDEX_LOCALES } from '../item/locales.ts';
import {
  FACET_NAMES,
  setOf,
  type FacetName,
  type ItemColumns,
  type ItemMemory,
} from './item-columns.ts';
import {
  createMarketColumn,
  enterOffer,
  withdrawOffer,
  type MarketColumn,
} from './market-column.ts';
import { scoreOf } from './popularity.ts';

const MOST_LISTS = 10_000;

/** The same values as they are remembered of another item: a hundred thousand items have few lists among them. */
const shared = ({ lists }: ItemColumns, values: readonly string[]): readonly string[] => {
  const key = values.join('\n');
  const known = lists.get(key);
  if (known) return known;
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(key, values);
  return values;
};

const memoryOf = (columns: ItemColumns, item: IndexedItem): ItemMemory => ({
  kind: item.kind,
  code: item.code,
  updatedAt: item.updatedAt,
  categories: shared(columns, item.categories),
  markets: shared(columns, Object.keys(item.offers)),
  ids: item.ids,
  parts: shared(columns, item.parts),
});

/** What an item can be found by, by facet. */
const facetsOf = ({
  grapes,
  region,
  sizeMl,
  colour,
}: IndexedItem): Record<FacetName, string[]> => ({
  grape: [...new Set(grapes)],
  region: region === null ? [] : [region],
  size: sizeMl === null ? [] : [String(sizeMl)],
  colour: colour === null ? [] : [colour],
});

/** Who made it, as its facts state. */
const producerOf = ({ metadata }: IndexedItem): string[] => {
  const name = asText(asRecord(metadata['facts'])['producer']);
  return name === null ? [] : [name];
};

const marketOf = (columns: ItemColumns, code: string): MarketColumn => {
  const known = columns.markets.get(code);
  if (known) return known;
  const made = createMarketColumn();
  columns.markets.set(code, made);
  return made;
};

/** Pieces sold in a market: those that were ordered, and with how many the item began. */
const soldOf = ({ sold }: ItemColumns, market: string, item: IndexedItem): number =>
  item.soldBefore + (sold.get(market)?.get(itemKey(item)) ?? 0);

/** Enters an item into every set. Its places in the orders are left to the caller, who may have many to enter. */
export const enterItem = (columns: ItemColumns, number: number, item: IndexedItem): void => {
  const memory = memoryOf(columns, item);
  columns.items.set(number, memory);
  columns.numbers.set(itemKey(item), number);
  if (item.kind === 'bundle') columns.bundles.add(number);
  for (const it of memory.categories) setOf(columns.categories, it).add(number);
  const facets = facetsOf(item);
  for (const it of FACET_NAMES) columns.facets[it].enter(number, facets[it]);
  for (const [code, offer] of Object.entries(item.offers))
    enterOffer(marketOf(columns, code), number, offer, soldOf(columns, code, item));
  columns.producers.enter(number, producerOf(item));
  const italian = item.texts.it.name;
  for (const it of INDEX_LOCALES) {
    const { name } = item.texts[it];
    // Most names are the same in every language: the text is kept once.
    columns.names[it][number] = name === italian ? italian : name;
  }
  columns.created[number] = Date.parse(item.createdAt) || 0;
  columns.scores.set(number, scoreOf(columns.ratings.get(itemKey(item))));
};

const forgetItem = (columns: ItemColumns, number: number, memory: ItemMemory): void => {
  for (const it of columns.markets.values()) withdrawOffer(it, number);
  for (const it of memory.categories) columns.categories.get(it)?.delete(number);
  for (const it of FACET_NAMES) columns.facets[it].withdraw(number);
  columns.producers.withdraw(number);
  columns.numbers.delete(itemKey(memory));
  columns.items.delete(number);
  columns.bundles.delete(number);
};

/** Takes items out of every set and order; those no one knows are left out. */
export const withdrawItems = (columns: ItemColumns, numbers: readonly number[]): void => {
  const known = numbers.filter((it) => columns.items.has(it));
  for (const it of INDEX_LOCALES) columns.byName[it].delete(known);
  columns.byAge.delete(known);
  columns.byRating.delete(known);
  for (const it of columns.markets.values()) {
    const sold = known.filter((number) => it.sold.has(number));
    it.byPrice.delete(sold);
    it.bySales.delete(sold);
  }
  for (const number of known) {
    const memory = columns.items.get(number);
    if (memory) forgetItem(columns, number, memory);
  }
};

/** Puts items that are in the sets in their place in every order. */
export const placeItems = (columns: ItemColumns, numbers: readonly number[]): void => {
  for (const it of INDEX_LOCALES) columns.byName[it].add(numbers);
  columns.byAge.add(numbers);
  columns.byRating.add(numbers);
  for (const it of columns.markets.values()) {
    const sold = numbers.filter((number) => it.sold.has(number));
    it.byPrice.add(sold);
    it.bySales.add(sold);
  }
};
