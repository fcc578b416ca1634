import type { FacetIndex } from '../facets/facet-index.ts';
import type { CatalogueSource } from '../source/catalogue-source.ts';
import type { CatalogueUpdates } from './catalogue-updates.ts';
import type { Touched } from './touched.ts';

interface Options {
  source: CatalogueSource;
  updates: CatalogueUpdates;
  facets: FacetIndex;
}

/** Bundles that hold one of these SKUs: their stock follows it. */
const bundlesWith = ({ columns }: FacetIndex, skus: ReadonlySet<string>): string[] =>
  [...columns.bundles].flatMap((number) => {
    const bundle = columns.items.get(number);
    return bundle?.parts.some((it) => skus.has(it)) ? [bundle.code] : [];
  });

/** Reads SKUs and bundles again as they are now; those that are gone are forgotten. */
export const refreshTouched = async (
  { skus, bundles, everyBundle }: Touched,
  { source, updates, facets }: Options,
): Promise<void> => {
  const gone = new Set([...skus].map((it) => `sku:${it}`));
  if (skus.size > 0)
    for await (const entries of source.skusOf([...skus])) {
      await updates.put(entries);
      for (const { item } of entries) gone.delete(`sku:${item.code}`);
    }
  const known = [...facets.columns.bundles].flatMap(
    (it) => facets.columns.items.get(it)?.code ?? [],
  );
  const codes = everyBundle ? known : [...bundles, ...bundlesWith(facets, skus)];
  for (const it of codes) gone.add(`bundle:${it}`);
  const read = everyBundle ? await source.bundles() : await source.bundlesOf([...new Set(codes)]);
  await updates.put(read);
  for (const { item } of read) gone.delete(`bundle:${item.code}`);
  await updates.remove([...gone]);
};
