import type { Operation, Input } from '../../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  mustExist,
  type Result,
  success,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { quantityProblem } from '../../order/line-items/line-problems.ts';
import { stockLineItemShape } from '../shapes/stock-line-items.ts';
import { skuOfInput } from '../sku-of-input.ts';
import type { Rows } from '../../rows.ts';
import { obeyStockTriggers } from './obey-stock-triggers.ts';
import { returnStockLine } from './return-stock-line.ts';

/** Makes a shipment's `skus_count` the sum of its stock lines again. */
const countShipmentUnits = ({ store }: Operation, shipmentId: string | null): void => {
  const shipment = store.get('shipments', shipmentId);
  if (shipment === undefined) return;
  const units = store
    .where('stock_line_items', { shipment_id: shipment.id })
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (units !== shipment.skus_count) store.update('shipments', shipment.id, { skus_count: units });
};

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
