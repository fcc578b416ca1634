import type {
  Input,
  Operation,
  ReadContext,
  Row,
} from '../../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  mustExist,
  type Problem,
  type Result,
  success,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { lineItemOptionShape } from '../shapes/line-item-options.ts';
import { isSoldWith } from '../amounts/reprice-options.ts';
import { amountProblem, lineProblem, quantityProblem } from './line-problems.ts';
import { findOrder } from '../find-order.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import type { Rows } from '../../rows.ts';
import { within } from '../../../engine/store/condition.ts';
import { groupBy } from '../../../engine/store/group-by.ts';

/** Why an option may not be added to a line; null if it may. */
const optionProblem = (
  option: Rows['sku_options'],
  order: Rows['orders'],
  line: Rows['line_items'],
): Problem | null =>
  isSoldWith(option, order, line)
    ? null
    : invalid('sku_option', 'is not available for this line item', 'invalid', {
        member: 'relationships',
      });

/** Adds an option, such as a greeting card, to a line. Its price is the option's, never the client's. */
export const createLineItemOption = (operation: Operation, input: Input): Result<string> => {
  const { store } = operation;
  const line = store.get('line_items', input.links['line_item']?.id ?? null);
  const option = store.get('sku_options', input.links['sku_option']?.id ?? null);
  if (!line || !option) return failure(mustExist(line ? 'sku_option' : 'line_item'));
  const order = findOrder(operation, line.order_id);
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  const problem =
    quantityProblem(input.attributes['quantity']) ?? optionProblem(option, order, line);
  if (problem) return failure(problem);
  const values = columnValues(lineItemOptionShape, input);
  const quantity = Number(input.attributes['quantity']);
  const amount = amountProblem(quantity, option.price_amount_cents);
  if (amount) return failure(amount);
  const row = store.insert('line_item_options', {
    ...values,
    name: input.attributes['name'] ? String(input.attributes['name']) : option.name,
    currency_code: option.currency_code,
    unit_amount_cents: option.price_amount_cents,
    total_amount_cents: option.price_amount_cents * quantity,
    delay_hours: option.delay_hours,
  });
  recalculateOrder(operation, order.id);
  return success(row.id);
};

/** The option chosen in place of a row's own: null if that stays, undefined if the chosen one is missing. */
const replacedOption = (
  { store }: Operation,
  row: Rows['line_item_options'],
  { links }: Input,
): Rows['sku_options'] | null | undefined => {
  const link = links['sku_option'];
  if (link === undefined || link?.id === row.sku_option_id) return null;
  return store.get('sku_options', link?.id ?? null);
};

/** Changes an option of a line: its quantity, its texts or metadata, or which option it is, at that one's price. */
export const updateLineItemOption = (
  operation: Operation,
  row: Rows['line_item_options'],
  input: Input,
): Result<string> => {
  const { store } = operation;
  const line = store.get('line_items', row.line_item_id);
  if (line === undefined) return failure(mustExist('line_item'));
  const order = findOrder(operation, line.order_id);
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  const option = replacedOption(operation, row, input);
  if (option === undefined) return failure(mustExist('sku_option'));
  const values = {
    ...(option && {
      name: option.name,
      unit_amount_cents: option.price_amount_cents,
      has_own_price: false,
      delay_hours: option.delay_hours,
    }),
    ...columnValues(lineItemOptionShape, input),
    ...(typeof input.attributes['unit_amount_cents'] === 'number' && { has_own_price: true }),
  };
  const quantity = 'quantity' in input.attributes ? input.attributes['quantity'] : row.quantity;
  const unit = Number(values.unit_amount_cents ?? row.unit_amount_cents);
  const problem =
    quantityProblem(quantity) ??
    amountProblem(Number(quantity), unit) ??
    (option && optionProblem(option, order, line));
  if (problem) return failure(problem);
  store.update('line_item_options', row.id, {
    ...values,
    total_amount_cents: unit * Number(quantity),
  });
  recalculateOrder(operation, order.id);
  return success(row.id);
};

/** Takes an option off a line. */
export const removeLineItemOption = (
  operation: Operation,
  row: Rows['line_item_options'],
): Result<string> => {
  const line = operation.store.get('line_items', row.line_item_id);
  if (line === undefined) return failure(mustExist('line_item'));
  const order = findOrder(operation, line.order_id);
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  operation.store.remove('line_item_options', row.id);
  recalculateOrder(operation, order.id);
  return success(row.id);
};

/** `orders.line_item_options`: the options of all lines of each order. */
export const deriveLineItemOptions = (
  orders: readonly Rows['orders'][],
  { store }: ReadContext,
): ReadonlyMap<string, readonly Row[]> => {
  const lines = store.select(
    'line_items',
    within(
      't.order_id',
      orders.map(({ id }) => id),
    ),
  );
  const orderOf = new Map(lines.map(({ id, order_id }) => [id, order_id]));
  const options = store.select('line_item_options', within('t.line_item_id', [...orderOf.keys()]));
  return groupBy(options, ({ line_item_id }) => orderOf.get(line_item_id) ?? '');
};
