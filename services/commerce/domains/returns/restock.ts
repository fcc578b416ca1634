import type { Operation } from '../../engine/definition/define-resource.ts';
import { failure, invalid, success, type Result } from '../../engine/definition/problem.ts';
import { groupBy } from '../../engine/store/group-by.ts';
import { changeStock } from '../inventory/change-stock.ts';
import { stockItemAt } from '../inventory/stock-item-at.ts';
import { createStockItem } from '../inventory/stock-items.ts';
import type { Rows } from '../rows.ts';
import { returnProblem } from './return-problem.ts';

type Return = Rows['returns'];
type ReturnLine = Rows['return_line_items'];

/** Adds units of a SKU to the stock of a location, which gets a stock item if it has none of the SKU. */
const putInto = (operation: Operation, skuId: string, locationId: string, units: number): void => {
  const item = stockItemAt(operation, skuId, locationId);
  if (item) return changeStock(operation, item.id, units);
  const created = createStockItem(operation, {
    attributes: { quantity: units },
    links: {
      sku: { type: 'skus', id: skuId },
      stock_location: { type: 'stock_locations', id: locationId },
    },
  });
  if (created.ok) operation.emit('stock_items', created.value, 'create');
};

/**
 * Puts the units of a line back into stock: at the return's location, else where they came from. Units that were never
 * taken out of stock do not come back, and none comes back twice.
 */
const restock = (operation: Operation, row: Return, line: ReturnLine): void => {
  const { store, now } = operation;
  const ordered = store.get('line_items', line.line_item_id)?.quantity ?? 0;
  const parts = store.where('stock_line_items', { line_item_id: line.line_item_id });
  for (const [skuId, ofSku] of groupBy(parts, ({ sku_id }) => sku_id ?? '')) {
    const all = ofSku.reduce((sum, { quantity }) => sum + quantity, 0);
    let remaining = ordered === 0 ? 0 : Math.round((all * line.quantity) / ordered);
    for (const part of ofSku) {
      const units = Math.min(remaining, part.taken_quantity);
      if (units === 0) continue;
      remaining -= units;
      store.update('stock_line_items', part.id, { taken_quantity: part.taken_quantity - units });
      if (row.stock_location_id === null) changeStock(operation, part.stock_item_id, units);
      else putInto(operation, skuId, row.stock_location_id, units);
    }
  }
  store.update('return_line_items', line.id, { restocked_at: now });
};

const restockable = ['received', 'refunded'];

/** Whether goods of a return that has this status can go back into stock. */
export const canRestock = (status: string): boolean => restockable.includes(status);

/** Restocks lines of a return that has come in. The last one completes the return's restock. */
const restockLines = (
  operation: Operation,
  row: Return,
  lines: readonly ReturnLine[],
): Result<string> => {
  const { store, emit } = operation;
  if (!canRestock(row.status)) return failure(returnProblem(row.status, 'restocked'));
  const open = lines.filter(({ restocked_at }) => restocked_at === null);
  if (open.length === 0)
    return failure(invalid('restocked_at', 'has already been restocked', 'invalid'));
  for (const line of open) restock(operation, row, line);
  const all = store.where('return_line_items', { return_id: row.id });
  if (all.every(({ restocked_at }) => restocked_at !== null)) emit('returns', row.id, 'restock');
  return success(row.id);
};

/** Restocks all lines of a return that are not in stock yet. */
export const restockReturn = (operation: Operation, row: Return): Result<string> =>
  restockLines(operation, row, operation.store.where('return_line_items', { return_id: row.id }));

/** Restocks one line of a return. */
export const restockLine = (operation: Operation, row: Return, line: ReturnLine): Result<string> =>
  restockLines(operation, row, [line]);
