import type { ReadContext } from '../../engine/definition/define-resource.ts';
import { gramsOf } from './grams-of.ts';

/** What a shipment's goods weigh together, in grams; SKUs without a weight count as nothing. */
export const shipmentWeight = ({ store }: ReadContext, shipmentId: string): number => {
  const lines = store.where('stock_line_items', { shipment_id: shipmentId });
  const skus = new Map(
    store
      .getAll(
        'skus',
        lines.map(({ sku_id }) => sku_id),
      )
      .map((sku) => [sku.id, sku]),
  );
  return lines.reduce((sum, { sku_id, quantity }) => {
    const sku = skus.get(sku_id ?? '');
    return sum + quantity * gramsOf(sku?.weight ?? 0, sku?.unit_of_weight ?? null);
  }, 0);
};
