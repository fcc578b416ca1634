import type { PlatformRow } from '../../platform/read-document.ts';

/** Stock of a SKU that does not track its stock. The shop limits the quantity of a line itself. */
const UNTRACKED = 999;

const numberIn = (row: PlatformRow | null, field: string): number =>
  Number(row?.attributes[field] ?? 0) || 0;

/**
 * Sellable quantity of a SKU in these stock locations: stock minus reservations. Null if the SKU has no stock item in
 * any of them, so the market does not sell it.
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
