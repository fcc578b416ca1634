import type { Sku, StockItem } from '@commercelayer/sdk';

/** Sellable quantity of a SKU with untracked stock: the platform has no number, and the shop has its own limit. */
const UNTRACKED_STOCK = 999;

const sellable = (it: StockItem): number => it.quantity - (it.reserved_stock?.quantity ?? 0);

/**
 * Sellable quantity of a SKU: the platform's own figure if given, else the stock of the market's locations minus
 * reservations.
 */
export const toStock = ({ do_not_track, inventory, stock_items }: Sku): number => {
  if (do_not_track) return UNTRACKED_STOCK;
  const counted: unknown = inventory?.quantity;
  if (typeof counted === 'number') return Math.max(0, counted);
  return Math.max(
    0,
    (stock_items ?? []).reduce((sum, it) => sum + sellable(it), 0),
  );
};
