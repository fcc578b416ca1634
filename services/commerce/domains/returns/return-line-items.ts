import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  accessDenied,
  failure,
  invalid,
  mustExist,
  success,
  type Problem,
  type Result,
} from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { quantityProblem } from '../order/line-items/line-problems.ts';
import type { Rows } from '../rows.ts';
import { returnedAmount, sumOf, type ReturnLine } from './returned-amount.ts';
import { restockLine } from './restock.ts';
import { returnProblem } from './return-problem.ts';
import { returnLineItemShape } from './shapes/return-line-items.ts';

/** Lines of returns that hold units of a line item: of every return that is neither canceled nor rejected. */
const holdingLines = (
  { store }: Operation,
  lineItemId: string,
  except: string | null,
): ReturnLine[] =>
  store.where('return_line_items', { line_item_id: lineItemId }).filter(({ id, return_id }) => {
    const status = store.get('returns', return_id)?.status ?? 'cancelled';
    return id !== except && status !== 'cancelled' && status !== 'rejected';
  });

const unitsProblem = (quantity: unknown, open: number): Problem | null => {
  const problem = quantityProblem(quantity);
  if (problem || Number(quantity) <= open) return problem;
  return invalid('quantity', `must be less than or equal to ${open}`, 'less_than_or_equal_to', {
    value: quantity,
    count: open,
  });
};

/** Updates the count and the estimate of a return after a change to its lines. */
const syncReturn = ({ store }: Operation, returnId: string): void => {
  const lines = store.where('return_line_items', { return_id: returnId });
  store.update('returns', returnId, {
    skus_count: sumOf(lines, 'quantity'),
    estimated_refund_amount_cents: sumOf(lines, 'total_amount_cents'),
  });
};

/** The return of a line; its absence would be a broken row, hence a bug. */
const returnOf = ({ store }: Operation, { id, return_id }: ReturnLine): Rows['returns'] => {
  const row = store.get('returns', return_id);
  if (row === undefined) throw new Error(`return ${return_id} is gone, but its line ${id} is not`);
  return row;
};

/** Adds goods of the order to a draft return, at most what no other return holds. */
export const createReturnLineItem = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const row = store.get('returns', input.links['return']?.id ?? null);
  const item = store.get('line_items', input.links['line_item']?.id ?? null);
  if (row === undefined) return failure(mustExist('return'));
  if (row.status !== 'draft') return failure(returnProblem(row.status, 'edited'));
  const isGoods = item?.item_type === 'skus' || item?.item_type === 'bundles';
  if (item === undefined || !isGoods || item.order_id !== row.order_id)
    return failure(mustExist('line_item'));
  const { quantity } = input.attributes;
  const holding = holdingLines(operation, item.id, null);
  const problem = unitsProblem(quantity, item.quantity - sumOf(holding, 'quantity'));
  if (problem) return failure(problem);
  const id = store.add('return_line_items', {
    ...columnValues(returnLineItemShape, input),
    sku_code: item.sku_code,
    bundle_code: item.bundle_code,
    name: item.name,
    image_url: item.image_url,
    currency_code: row.currency_code,
    total_amount_cents: returnedAmount(operation, item, holding, Number(quantity)),
  });
  syncReturn(operation, row.id);
  return success(id);
};

/** Changes a line of a return: its quantity while the return is a draft. Integrations annotate and restock it later. */
export const updateReturnLineItem = (
  operation: Operation,
  line: ReturnLine,
  input: Input,
): Result<string> => {
  const { store, viewer } = operation;
  const { quantity, _restock } = input.attributes;
  const row = returnOf(operation, line);
  const trusted = viewer.kind === 'integration';
  if (_restock === true && !trusted) return failure(accessDenied);
  if (row.status !== 'draft' && (!trusted || quantity !== undefined))
    return failure(returnProblem(row.status, 'edited'));
  const item = store.get('line_items', line.line_item_id);
  if (quantity !== undefined && item) {
    const holding = holdingLines(operation, item.id, line.id);
    const problem = unitsProblem(quantity, item.quantity - sumOf(holding, 'quantity'));
    if (problem) return failure(problem);
    store.update('return_line_items', line.id, {
      total_amount_cents: returnedAmount(operation, item, holding, Number(quantity)),
    });
  }
  store.update('return_line_items', line.id, columnValues(returnLineItemShape, input));
  syncReturn(operation, row.id);
  if (_restock !== true) return success(line.id);
  const restocked = restockLine(operation, row, line);
  return restocked.ok ? success(line.id) : restocked;
};

/** Takes a line out of a draft return. */
export const removeReturnLineItem = (operation: Operation, line: ReturnLine): Result<string> => {
  const row = returnOf(operation, line);
  if (row.status !== 'draft') return failure(returnProblem(row.status, 'edited'));
  operation.store.remove('return_line_items', line.id);
  syncReturn(operation, row.id);
  return success(line.id);
};
