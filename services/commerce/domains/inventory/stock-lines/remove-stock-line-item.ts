import type { Operation } from '../../../engine/definition/define-resource.ts';
import { success, type Result } from '../../../engine/definition/problem.ts';
import { countShipmentUnits } from '../../shipping/count-shipment-units.ts';
import type { Rows } from '../../rows.ts';
import { returnStockLine } from './return-stock-line.ts';

/** Deletes a stock line and returns its taken or reserved units to stock. */
export const removeStockLineItem = (
  operation: Operation,
  row: Rows['stock_line_items'],
): Result<string> => {
  returnStockLine(operation, row);
  operation.store.remove('stock_line_items', row.id);
  countShipmentUnits(operation, row.shipment_id);
  return success(row.id);
};
