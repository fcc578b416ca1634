import type { CatalogueIndex } from '../catalogue-index.ts';

/** Codes of the markets that sell an item; none for a code nobody knows. */
export const marketsOf = (
  { facets: { columns } }: CatalogueIndex,
  { code }: Readonly<Record<string, unknown>>,
): { markets: readonly string[] } => {
  const numbers = ['sku', 'bundle'].flatMap((kind) => columns.numbers.get(`${kind}:${code}`) ?? []);
  const markets = numbers.flatMap((it) => columns.items.get(it)?.markets ?? []);
  return { markets: [...new Set(markets)].toSorted() };
};
