import type { PlatformRow } from '../../platform/read-document.ts';

/** What can be sold of a SKU whose stock is not tracked; the shop has its own limit. */
const UNTRACKED = 999;

const numberIn = (row: PlatformRow | null, field: string): number =>
  Number(row?.attributes[field] ?? 0) || 0;

/**
 * Pieces of a SKU that can be sold from these stock locations: what lies there minus what is reserved. Null where
 * the SKU is in none of them, so not sold at all.
 */
export const stockOf = (sku: PlatformRow, locations: ReadonlySet<string>): number | null => {
  if (sku.attributes['do_not_track'] === true) return UNTRACKED;
  const items = sku
    .many('stock_items')
    .filter((it) => locations.has(it.one('stock_location')?.id ?? ''));
  if (items.length === 0) return null;
  const free = items.reduce(
    (sum, it) => sum + numberIn(it, 'quantity') - numberIn(it.one('reserved_stock'), 'quantity'),
    0,
  );
  return Math.max(0, free);
};
