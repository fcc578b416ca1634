import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';
import { failure, mustExist, success, type Result } from '../../../engine/definition/problem.ts';
import { amountProblem, lineProblem, quantityProblem } from './line-problems.ts';
import { createAdjustmentLine } from './create-adjustment-line.ts';
import { createGiftCardLine } from './create-gift-card-line.ts';
import { findItem, type FoundItem } from './find-item.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { reserveLine } from '../stock/hold-stock.ts';
import { stockProblems } from '../stock/stock-problems.ts';

/** The price an integration fixes on a line (`_external_price`); empty for every other client. */
const externalPrice = ({ attributes }: Input): Partial<Rows['line_items']> => {
  if (attributes['_external_price'] !== true) return {};
  const { unit_amount_cents: unit, compare_at_amount_cents: compareAt } = attributes;
  return {
    _external_price: true,
    ...(typeof unit === 'number' && { unit_amount_cents: unit }),
    ...(typeof compareAt === 'number' && { compare_at_amount_cents: compareAt }),
  };
};

type Line = Rows['line_items'];

/** The input values a line stores unchanged. */
const ownValues = ({ attributes }: Input): Partial<Line> => {
  const values: Record<string, unknown> = {};
  for (const name of [
    'name',
    'image_url',
    'reference',
    'reference_origin',
    'metadata',
    'frequency',
  ])
    if (![undefined, null, ''].includes(attributes[name] as string))
      values[name] = attributes[name];
  return values as Partial<Line>;
};

const write = (
  { store }: Operation,
  order: Rows['orders'],
  input: Input,
  item: FoundItem,
): string => {
  const quantity = Number(input.attributes['quantity']);
  const existing =
    input.attributes['_update_quantity'] === true
      ? store.where('line_items', {
          order_id: order.id,
          item_type: item.type,
          item_id: item.id,
        })[0]
      : undefined;
  if (existing) {
    const total = existing.quantity + quantity;
    store.update('line_items', existing.id, { ...ownValues(input), quantity: total });
    return existing.id;
  }
  return store.insert('line_items', {
    name: item.name,
    image_url: item.image_url,
    ...ownValues(input),
    quantity,
    sku_code: item.sku_code,
    bundle_code: item.bundle_code,
    currency_code: order.currency_code,
    unit_amount_cents: item.price.unit,
    compare_at_amount_cents: item.price.compareAt,
    ...externalPrice(input),
    order_id: order.id,
    item_type: item.type,
    item_id: item.id,
  }).id;
};

/**
 * Adds an item to a cart. With `_update_quantity` the quantity is added to the existing line of the same item. Refuses
 * quantities beyond the available stock, counted over all lines of the SKU.
 */
export const createLineItem = (operation: Operation, input: Input): Result<string> => {
  const order = operation.store.get('orders', input.links['order']?.id ?? null);
  if (order === undefined) return failure(mustExist('order'));
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  if (input.links['item']?.type === 'adjustments')
    return createAdjustmentLine(operation, order, input);
  if (input.links['item']?.type === 'gift_cards')
    return createGiftCardLine(operation, order, input);
  const problem = quantityProblem(input.attributes['quantity']);
  if (problem) return failure(problem);
  const item = findItem(operation, order, input);
  if (!item.ok) return item;
  const id = write(operation, order, input, item.value);
  const short = stockProblems(operation, order, id);
  if (short.length > 0) return failure(...short);
  const line = operation.store.get('line_items', id);
  const amount = line && amountProblem(line.quantity, line.unit_amount_cents);
  if (amount) return failure(amount);
  recalculateOrder(operation, order.id);
  reserveLine(operation, order, id, input);
  return success(id);
};
