import type { Platform } from '../../platform/platform.ts';
import { readRows } from '../../platform/read-rows.ts';

export interface CatalogueChanges {
  /** Codes of SKUs that changed, or whose price or stock did. */
  skus: ReadonlySet<string>;
  bundles: ReadonlySet<string>;
  /** How many SKUs the platform has: where the index has another number, one was deleted unseen. */
  skuCount: number;
  /** So much has changed that all of it is sooner read than looked for; none of it is named then. */
  tooMany: boolean;
}

/** Where a row stands that tells of a change, and which field of it names the item. */
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

/** What has changed on the platform since a moment. */
export const readChanges = async (platform: Platform, since: string): Promise<CatalogueChanges> => {
  const changed = { skus: new Set<string>(), bundles: new Set<string>() };
  const filter = { 'filter[q][updated_at_gteq]': since };
  const counts = new Map<string, number>();
  for (const [path] of TOLD_BY) counts.set(path, await countOf(platform, path, filter));
  const skuCount = await countOf(platform, 'skus', {});
  const rowCount = [...counts.values()].reduce((sum, it) => sum + it, 0);
  // A new price list alone changes a row for each SKU and market.
  if (rowCount > skuCount) return { ...changed, skuCount, tooMany: true };
  for (const [path, field, kind] of TOLD_BY) {
    if (counts.get(path) === 0) continue;
    const query = { [`fields[${path}]`]: field, ...filter };
    for await (const rows of readRows(platform, path, query))
      for (const { attributes } of rows) changed[kind].add(String(attributes[field]));
  }
  return { ...changed, skuCount, tooMany: false };
};
