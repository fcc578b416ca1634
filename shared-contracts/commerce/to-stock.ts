import type { Sku, StockItem } from '@commercelayer/sdk';

/** What can be sold of a SKU whose stock is not tracked: the platform knows no number, the shop has its own limit. */
const UNTRACKED_STOCK = 999;

const sellable = (it: StockItem): number => it.quantity - (it.reserved_stock?.quantity ?? 0);

/**
 * Pieces of a SKU that can be sold now: the platform's own figure where it gives one, else what lies in the market's
 * stock locations minus what is reserved.
 */
export const toStock = ({ do_not_track, inventory, stock_items }: Sku): number => {
  if (do_not_track) return UNTRACKED_STOCK;
  const known: unknown = inventory?.quantity;
  if (typeof known === 'number') return Math.max(0, known);
  return Math.max(
    0,
    (stock_items ?? []).reduce((sum, it) => sum + sellable(it), 0),
  );
};
