import type { FacetIndex } from '../facets/facet-index.ts';
import type { CatalogueSource } from '../source/catalogue-source.ts';
import type { CatalogueUpdates } from './catalogue-updates.ts';
import type { ChangedItems } from './changed-items.ts';

interface Options {
  source: CatalogueSource;
  updates: CatalogueUpdates;
  facets: FacetIndex;
}

/** Bundles that contain one of these SKUs, because their stock depends on it. */
const bundlesWith = ({ columns }: FacetIndex, skus: ReadonlySet<string>): string[] =>
  [...columns.bundles].flatMap((number) => {
    const bundle = columns.items.get(number);
    return bundle?.parts.some((it) => skus.has(it)) ? [bundle.code] : [];
  });

/** Reads changed SKUs and bundles again, and removes deleted ones. */
export const refreshChanged = async (
  { skus, bundles, everyBundle }: ChangedItems,
  { source, updates, facets }: Options,
): Promise<void> => {
  const missing = new Set([...skus].map((it) => `sku:${it}`));
  if (skus.size > 0)
    for await (const entries of source.skusOf([...skus])) {
      await updates.put(entries);
      for (const { item } of entries) missing.delete(`sku:${item.code}`);
    }
  const indexed = [...facets.columns.bundles].flatMap(
    (it) => facets.columns.items.get(it)?.code ?? [],
  );
  const codes = everyBundle ? indexed : [...bundles, ...bundlesWith(facets, skus)];
  for (const it of codes) missing.add(`bundle:${it}`);
  const read = everyBundle ? await source.bundles() : await source.bundlesOf([...new Set(codes)]);
  await updates.put(read);
  for (const { item } of read) missing.delete(`bundle:${item.code}`);
  await updates.remove([...missing]);
};
