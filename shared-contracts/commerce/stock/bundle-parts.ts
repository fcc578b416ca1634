import type { Bundle, Sku } from '@commercelayer/sdk';
import { toStock } from './to-stock.ts';

export interface PartOfBundle {
  sku: Sku;
  /** Pieces of it in one bundle. */
  quantity: number;
}

/** The SKUs a bundle consists of, each with its pieces in one bundle. */
export const bundleParts = ({ skus, sku_list }: Bundle): PartOfBundle[] => {
  const listed = new Map(
    (sku_list?.sku_list_items ?? []).map((it) => [it.sku_code, it.quantity ?? 1]),
  );
  return (skus ?? []).map((sku) => ({ sku, quantity: Math.max(1, listed.get(sku.code) ?? 1) }));
};

/** As many bundles as the scarcest part allows; null where the parts were not read. */
export const bundleStock = (bundle: Bundle): number | null => {
  const stocks = bundleParts(bundle).map(({ sku, quantity }) =>
    Math.floor(toStock(sku) / quantity),
  );
  return stocks.length > 0 ? Math.min(...stocks) : null;
};
