import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { countShipmentUnits } from '../../shipping/count-shipment-units.ts';
import { quantityProblem } from '../../order/line-items/quantity-problem.ts';
import { stockLineItemShape } from '../shapes/stock-line-items.ts';
import { skuOfInput } from '../sku-of-input.ts';

/** Says by hand that units of a SKU come out of a stock item into a shipment. */
export const createStockLineItem = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const problem = quantityProblem(input.attributes['quantity']);
  if (problem) return failure(problem);
  const item = store.get('stock_items', input.links['stock_item']?.id ?? null);
  const line = store.get('line_items', input.links['line_item']?.id ?? null);
  const sku = skuOfInput(operation, input) ?? store.get('skus', item?.sku_id ?? null);
  if (sku === undefined) return failure(mustExist('sku'));
  const id = store.add('stock_line_items', {
    ...columnValues(stockLineItemShape, input),
    sku_id: sku.id,
    sku_code: sku.code,
    bundle_code: line?.bundle_code ?? null,
    name: line?.name ?? sku.name,
    image_url: line?.image_url ?? sku.image_url,
  });
  countShipmentUnits(operation, input.links['shipment']?.id ?? null);
  return success(id);
};
