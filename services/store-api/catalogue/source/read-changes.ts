import type { Platform } from '../../platform/platform.ts';
import { readRows } from '../../platform/read-rows.ts';

export interface CatalogueChanges {
  /** Codes of SKUs that changed, or whose price or stock did. */
  skus: ReadonlySet<string>;
  bundles: ReadonlySet<string>;
  /** How many SKUs the platform has: where the index has another number, one was deleted unseen. */
  skuCount: number;
}

/** Where a row stands that tells of a change, and which field of it names the item. */
const TOLD_BY = [
  ['skus', 'code', 'skus'],
  ['prices', 'sku_code', 'skus'],
  ['stock_items', 'sku_code', 'skus'],
  ['bundles', 'code', 'bundles'],
] as const;

/** What has changed on the platform since a moment. */
export const readChanges = async (platform: Platform, since: string): Promise<CatalogueChanges> => {
  const changed = { skus: new Set<string>(), bundles: new Set<string>() };
  for (const [path, field, kind] of TOLD_BY) {
    const query = { [`fields[${path}]`]: field, 'filter[q][updated_at_gteq]': since };
    for await (const rows of readRows(platform, path, query))
      for (const { attributes } of rows) changed[kind].add(String(attributes[field]));
  }
  const { recordCount } = await platform.list('skus', {
    'fields[skus]': 'code',
    'page[size]': '1',
  });
  return { ...changed, skuCount: recordCount };
};
