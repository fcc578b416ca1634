import type { Locale } from '@shop/contracts/market';
import type { ItemColumns } from '../facets/item-columns.ts';
import { INDEX_LOCALES } from '../item/locales.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';

/** An item's name by language, for the slug of its page. */
type ItemNames = Record<Locale, string>;

/** Name of an item in every language. */
const namesOf = ({ names }: ItemColumns, number: number): ItemNames =>
  Object.fromEntries(INDEX_LOCALES.map((it) => [it, names[it][number] ?? ''])) as ItemNames;

/** Codes of the markets that sell an item, and its name by language. No markets for an unknown code. */
export const marketsOf = (
  { facets: { columns } }: CatalogueIndex,
  { code }: Readonly<Record<string, unknown>>,
): { markets: readonly string[]; names: Partial<ItemNames> } => {
  const numbers = ['sku', 'bundle'].flatMap((kind) => columns.numbers.get(`${kind}:${code}`) ?? []);
  const markets = numbers.flatMap((it) => columns.items.get(it)?.markets ?? []);
  const [first] = numbers;
  return {
    markets: [...new Set(markets)].toSorted(),
    names: first === undefined ? {} : namesOf(columns, first),
  };
};

/** Page size of the codes. */
const PER_PAGE = 5000;

interface CodePage {
  entries: { code: string; kind: 'sku' | 'bundle'; updatedAt: string; names: ItemNames }[];
  pageCount: number;
}

/** Codes of a market's items for its sitemaps, in the order of indexing. */
export const listCodes = (
  { facets: { columns } }: CatalogueIndex,
  query: Readonly<Record<string, unknown>>,
): CodePage => {
  const sold = columns.markets.get(String(query['market']))?.sold;
  if (!sold) return { entries: [], pageCount: 1 };
  const pageCount = Math.max(1, Math.ceil(sold.count() / PER_PAGE));
  const requested = Number(query['page']);
  const page = Number.isInteger(requested) && requested >= 1 ? requested : 1;
  const numbers = sold.numbers((page - 1) * PER_PAGE, PER_PAGE);
  return {
    entries: numbers.flatMap((it) => {
      const item = columns.items.get(it);
      if (!item) return [];
      const { code, kind, updatedAt } = item;
      return [{ code, kind, updatedAt, names: namesOf(columns, it) }];
    }),
    pageCount,
  };
};
