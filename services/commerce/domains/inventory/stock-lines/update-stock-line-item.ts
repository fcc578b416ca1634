import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { countShipmentUnits } from '../../shipping/count-shipment-units.ts';
import { quantityProblem } from '../../order/line-items/quantity-problem.ts';
import type { Rows } from '../../rows.ts';
import { stockLineItemShape } from '../shapes/stock-line-items.ts';
import { obeyStockTriggers } from './obey-stock-triggers.ts';

/** Changes where a line's units come from, or reserves, releases or takes them. */
export const updateStockLineItem = (
  operation: Operation,
  row: Rows['stock_line_items'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const values = columnValues(stockLineItemShape, input);
  const moved = ['stock_item', 'sku', 'line_item'].some((name) => name in input.links);
  if (row.taken_quantity > 0 && (moved || 'quantity' in values))
    return failure(
      invalid('quantity', 'cannot be changed once the stock is taken', 'invalid_status'),
    );
  if ('quantity' in values) {
    const problem = quantityProblem(values['quantity']);
    if (problem) return failure(problem);
  }
  store.update('stock_line_items', row.id, values);
  const line = store.get('stock_line_items', row.id) ?? row;
  countShipmentUnits(operation, row.shipment_id);
  countShipmentUnits(operation, line.shipment_id);
  const order = store.get(
    'orders',
    store.get('shipments', line.shipment_id)?.order_id ??
      store.get('line_items', line.line_item_id)?.order_id ??
      null,
  );
  const obeyed = obeyStockTriggers(operation, order, [line], input);
  return obeyed.ok ? success(row.id) : obeyed;
};
