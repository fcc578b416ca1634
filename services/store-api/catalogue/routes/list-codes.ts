import type { CatalogueIndex } from '../catalogue-index.ts';
import { namesOf, type ItemNames } from './names-of.ts';

const PER_PAGE = 5000;

export interface CodePage {
  entries: { code: string; kind: 'sku' | 'bundle'; updatedAt: string; names: ItemNames }[];
  pageCount: number;
}

/** Codes of a market's items for its sitemaps, in the order of indexing. */
export const listCodes = (
  { facets: { columns } }: CatalogueIndex,
  given: Readonly<Record<string, unknown>>,
): CodePage => {
  const sold = columns.markets.get(String(given['market']))?.sold;
  if (!sold) return { entries: [], pageCount: 1 };
  const pageCount = Math.max(1, Math.ceil(sold.count() / PER_PAGE));
  const requested = Number(given['page']);
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
