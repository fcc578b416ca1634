import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  mustExist,
  outOfStock,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { quantityProblem } from '../../order/line-items/line-problems.ts';
import { stockTransferShape } from '../shapes/stock-transfers.ts';
import { freeStock } from '../free-stock.ts';
import { skuOfInput } from '../sku-of-input.ts';
import { stockItemAt } from '../stock-item-at.ts';

/** Plans to bring units of a SKU from one stock location to another. */
export const createStockTransfer = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const sku = skuOfInput(operation, input);
  if (sku === undefined) return failure(mustExist('sku'));
  const quantity = input.attributes['quantity'];
  const problem = quantityProblem(quantity);
  if (problem) return failure(problem);
  const origin = input.links['origin_stock_location']?.id ?? '';
  if (origin === input.links['destination_stock_location']?.id)
    return failure(
      invalid('destination_stock_location', 'must be another than the origin', 'invalid', {
        member: 'relationships',
      }),
    );
  const item = stockItemAt(operation, sku.id, origin);
  if (item === undefined || Number(quantity) > freeStock(operation, item))
    return failure(outOfStock(quantity));
  const values = columnValues(stockTransferShape, input);
  const requested = values['number'];
  const number = requested ? String(requested) : String(store.next('stock_transfer_number'));
  return success(
    store.add('stock_transfers', { ...values, number, sku_id: sku.id, sku_code: sku.code }),
  );
};
