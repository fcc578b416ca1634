import type { CatalogueIndex } from '../catalogue-index.ts';
import { namesOf, type ItemNames } from './names-of.ts';

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
