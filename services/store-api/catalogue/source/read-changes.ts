import type { Platform } from '../../platform/platform.ts';
import { readRows } from '../../platform/read-rows.ts';

export interface CatalogueChanges {
  /** Codes of SKUs with a changed row, price or stock. */
  skus: ReadonlySet<string>;
  bundles: ReadonlySet<string>;
  /** Number of SKUs on the platform. If the index has another number, a deletion was missed. */
  skuCount: number;
  /** Too many changes: a full read is faster, so no codes are listed. */
  tooMany: boolean;
}

/** Lists whose rows indicate a change, and the field with the item's code. */
const TOLD_BY = [
  ['skus', 'code', 'skus'],
  ['prices', 'sku_code', 'skus'],
  ['stock_items', 'sku_code', 'skus'],
  ['bundles', 'code', 'bundles'],
] as const;

const countOf = async (
  platform: Platform,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<number> =>
  (await platform.list(path, { [`fields[${path}]`]: 'id', ...query, 'page[size]': '1' }))
    .recordCount;

/** Reads the changes on the platform since a moment. */
export const readChanges = async (platform: Platform, since: string): Promise<CatalogueChanges> => {
  const changed = { skus: new Set<string>(), bundles: new Set<string>() };
  const filter = { 'filter[q][updated_at_gteq]': since };
  const counts = new Map<string, number>();
  for (const [path] of TOLD_BY) counts.set(path, await countOf(platform, path, filter));
  const skuCount = await countOf(platform, 'skus', {});
  const rowCount = [...counts.values()].reduce((sum, it) => sum + it, 0);
  // Limit of changed rows: a new price list alone has a row per SKU and market.
  if (rowCount > skuCount) return { ...changed, skuCount, tooMany: true };
  for (const [path, field, kind] of TOLD_BY) {
    if (counts.get(path) === 0) continue;
    const query = { [`fields[${path}]`]: field, ...filter };
    for await (const rows of readRows(platform, path, query))
      for (const { attributes } of rows) changed[kind].add(String(attributes[field]));
  }
  return { ...changed, skuCount, tooMany: false };
};
