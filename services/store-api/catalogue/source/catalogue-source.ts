import { codesFilter } from '@shop/contracts/commerce/codes-filter';
import type { IndexEntry } from '../item/indexed-item.ts';
import { BUNDLE_QUERY, bundleEntries } from './bundle-entries.ts';
import type { Platform } from '../../platform/platform.ts';
import { readMarkets } from './read-markets.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { type CatalogueChanges, readChanges } from './read-changes.ts';
import { PAGE_SIZE, readRows } from '../../platform/read-rows.ts';
import { SKU_QUERY, skuEntry } from './sku-entry.ts';

/** Query parameter that filters items by code. */
const codesParameter = (codes: readonly string[]): Readonly<Record<string, string>> => {
  const [name, value] = codesFilter(codes);
  return { [`filter[q][${name}]`]: value };
};

/** Source of the indexed items. */
export interface CatalogueSource {
  /** All SKUs in batches, each as of when it is requested. */
  skus: () => AsyncIterable<readonly IndexEntry[]>;
  /** Existing SKUs among the codes. */
  skusOf: (codes: readonly string[]) => AsyncIterable<readonly IndexEntry[]>;
  bundles: () => Promise<readonly IndexEntry[]>;
  bundlesOf: (codes: readonly string[]) => Promise<readonly IndexEntry[]>;
  /** Changes since a moment (ISO 8601), and the total number of SKUs. */
  changes: (since: string) => Promise<CatalogueChanges>;
}

const chunks = (codes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(codes.length / PAGE_SIZE) }, (_, index) =>
    codes.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );

const allRows = async (
  platform: Platform,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<PlatformRow[]> => {
  const rows: PlatformRow[] = [];
  for await (const page of readRows(platform, path, query)) rows.push(...page);
  return rows;
};

/** Reads from the platform. Markets are read each time, because prices and stock depend on them. */
export const catalogueSource = (platform: Platform): CatalogueSource => ({
  skus: async function* () {
    const markets = await readMarkets(platform);
    for await (const rows of readRows(platform, 'skus', SKU_QUERY, { prefetch: false }))
      yield rows.map((it) => skuEntry(it, markets));
  },
  skusOf: async function* (codes) {
    const markets = await readMarkets(platform);
    for (const some of chunks(codes)) {
      const filter = codesParameter(some);
      const rows = await allRows(platform, 'skus', { ...SKU_QUERY, ...filter });
      yield rows.map((it) => skuEntry(it, markets)).filter(({ item }) => some.includes(item.code));
    }
  },
  bundles: async () =>
    bundleEntries(await allRows(platform, 'bundles', BUNDLE_QUERY), await readMarkets(platform)),
  bundlesOf: async (codes) => {
    const markets = await readMarkets(platform);
    const rows: PlatformRow[] = [];
    for (const some of chunks(codes)) {
      const filter = codesParameter(some);
      rows.push(...(await allRows(platform, 'bundles', { ...BUNDLE_QUERY, ...filter })));
    }
    return bundleEntries(rows, markets).filter(({ item }) => codes.includes(item.code));
  },
  changes: (since) => readChanges(platform, since),
});
