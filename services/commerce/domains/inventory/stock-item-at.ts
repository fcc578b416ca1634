import type { ReadContext } from '../../engine/definition/define-resource.ts';
import type { Rows } from '../rows.ts';

/** The stock item of a SKU at a location. */
export const stockItemAt = (
  { store }: ReadContext,
  skuId: string | null,
  locationId: string,
): Rows['stock_items'] | undefined =>
  store.where('stock_items', { sku_id: skuId, stock_location_id: locationId })[0];
