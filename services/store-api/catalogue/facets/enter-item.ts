import { asRecord, asText } from '@shop/contracts/commerce/metadata';
import { itemKey, type IndexedItem, type MarketOffer } from '../item/indexed-item.ts';
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

/** Shares equal lists between items: a hundred thousand items have few distinct ones. */
const shared = ({ lists }: ItemColumns, values: readonly string[]): readonly string[] => {
  const key = values.join('\n');
  const existing = lists.get(key);
  if (existing) return existing;
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(key, values);
  return values;
};

const memoryOf = (
  columns: ItemColumns,
  item: IndexedItem,
  markets: readonly string[],
): ItemMemory => ({
  kind: item.kind,
  code: item.code,
  updatedAt: item.updatedAt,
  categories: shared(columns, item.categories),
  markets: shared(columns, markets),
  ids: item.ids,
  parts: shared(columns, item.parts),
});

/** Values of an item by facet. */
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

/** The producer, from the item's facts. */
const producerOf = ({ metadata }: IndexedItem): string | null =>
  asText(asRecord(metadata['facts'])['producer']);

const marketOf = (columns: ItemColumns, code: string): MarketColumn => {
  const existing = columns.markets.get(code);
  if (existing) return existing;
  const made = createMarketColumn();
  columns.markets.set(code, made);
  return made;
};

/** Offers of the markets that may sell the item. */
const offersOf = ({ rules }: ItemColumns, item: IndexedItem): [string, MarketOffer][] =>
  Object.entries(item.offers).filter(([market]) => rules.sells(item, market));

/** Quantity sold in a market: ordered quantity plus the item's initial one. */
const soldOf = ({ sold }: ItemColumns, market: string, item: IndexedItem): number =>
  item.soldBefore + (sold.get(market)?.get(itemKey(item)) ?? 0);

/** Adds an item to every set. The caller adds it to the sorted lists, since a batch is cheaper. */
export const enterItem = (columns: ItemColumns, number: number, item: IndexedItem): void => {
  const offers = offersOf(columns, item);
  const memory = memoryOf(
    columns,
    item,
    offers.map(([market]) => market),
  );
  columns.items.set(number, memory);
  columns.numbers.set(itemKey(item), number);
  if (item.kind === 'bundle') columns.bundles.add(number);
  for (const it of memory.categories) setOf(columns.categories, it).add(number);
  const facets = facetsOf(item);
  for (const it of FACET_NAMES) columns.facets[it].enter(number, facets[it]);
  for (const [code, offer] of offers)
    enterOffer(
      marketOf(columns, code),
      number,
      offer,
      soldOf(columns, code, item),
      columns.rules.announces(item, code),
    );
  columns.producers.enter(number, producerOf(item));
  const italian = item.texts.it.name;
  for (const it of INDEX_LOCALES) {
    const { name } = item.texts[it];
    // Most names are equal in every language, so the string is shared.
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

/** Removes items from every set and sorted list; unknown numbers are skipped. */
export const withdrawItems = (columns: ItemColumns, numbers: readonly number[]): void => {
  const present = numbers.filter((it) => columns.items.has(it));
  for (const it of INDEX_LOCALES) columns.byName[it].delete(present);
  columns.byAge.delete(present);
  columns.byRating.delete(present);
  for (const it of columns.markets.values()) {
    const sold = present.filter((number) => it.sold.has(number));
    it.byPrice.delete(sold);
    it.bySales.delete(sold);
  }
  for (const number of present) {
    const memory = columns.items.get(number);
    if (memory) forgetItem(columns, number, memory);
  }
};

/** Adds items that are in the sets to every sorted list. */
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
