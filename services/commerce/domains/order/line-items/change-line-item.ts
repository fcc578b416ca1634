import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import {
  accessDenied,
  failure,
  invalid,
  success,
  type Result,
} from '../../../engine/definition/problem.ts';
import { columnValues } from '../../../engine/write/column-values.ts';
import { lineItemShape } from '../shapes/line-items.ts';
import { isCart } from '../../payment/is-cart.ts';
import { isBought } from '../../promotion/gift-cards/is-for-sale.ts';
import { isGiftCardPayment } from '../../promotion/gift-cards/is-gift-card-payment.ts';
import { moveGiftCard } from '../../promotion/gift-cards/move-gift-card.ts';
import type { Rows } from '../../rows.ts';
import { amountProblem, lineProblem, quantityProblem } from './line-problems.ts';
import { findItem } from './find-item.ts';
import { findOrder } from '../find-order.ts';
import { isPurchasable } from '../stock/goods-of-lines.ts';
import { reserveLine } from '../stock/hold-stock.ts';
import { recalculateOrder } from '../recalculate-order.ts';
import { stockProblems } from '../stock/stock-problems.ts';
import { returnStockLine } from '../../inventory/stock-lines/return-stock-line.ts';

/** Columns of another item, when its code is sent in place of the line's own. */
const replacedItem = (
  operation: Operation,
  order: Rows['orders'],
  line: Rows['line_items'],
  input: Input,
): Result<Partial<Rows['line_items']>> => {
  const { sku_code = line.sku_code, bundle_code = line.bundle_code } = input.attributes;
  if (sku_code === line.sku_code && bundle_code === line.bundle_code) return success({});
  const item = findItem(operation, order, input);
  if (!item.ok) return item;
  const { type, id, price, name, image_url, ...codes } = item.value;
  const { unit: unit_amount_cents, compareAt: compare_at_amount_cents } = price;
  const amounts = { unit_amount_cents, compare_at_amount_cents };
  return success({ name, image_url, item_type: type, item_id: id, ...codes, ...amounts });
};

/** Changes a line of a cart: its item,  its quantity, name, picture or metadata. */
export const updateLineItem = (
  operation: Operation,
  line: Rows['line_items'],
  input: Input,
): Result<string> => {
  const order = findOrder(operation, line.order_id);
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  if (!isPurchasable(line) && operation.viewer.kind !== 'integration') return failure(accessDenied);
  if ('quantity' in input.attributes) {
    const problem =
      line.item_type === 'gift_cards' && input.attributes['quantity'] !== 1
        ? invalid('quantity', 'must be equal to 1', 'equal_to', { count: 1 })
        : quantityProblem(input.attributes['quantity']);
    if (problem) return failure(problem);
  }
  const item = replacedItem(operation, order, line, input);
  if (!item.ok) return item;
  operation.store.update('line_items', line.id, {
    ...columnValues(lineItemShape, input),
    ...item.value,
  });
  const raised = Number(input.attributes['quantity'] ?? 0) > line.quantity;
  // Less of something sold out must stay possible, or a cart could not be mended.
  const short = raised ? stockProblems(operation, order, line.id) : [];
  if (short.length > 0) return failure(...short);
  const changed = operation.store.get('line_items', line.id);
  const amount = changed && amountProblem(changed.quantity, changed.unit_amount_cents);
  if (amount) return failure(amount);
  recalculateOrder(operation, order.id);
  reserveLine(operation, order, line.id, input);
  return success(line.id);
};

/** Withdraws a gift card that was bought with a placed order, and no other, once its line is taken out. */
const withdrawGiftCard = (operation: Operation, line: Rows['line_items']): void => {
  if (line.item_type !== 'gift_cards' || isGiftCardPayment(line)) return;
  const card = operation.store.get('gift_cards', line.item_id);
  if (card?.status !== 'active' || isBought(operation, card.id, line.order_id ?? '')) return;
  moveGiftCard(operation, card, 'deactivate');
};

/** Takes a line out of an order, with its options. */
export const removeLineItem = (operation: Operation, line: Rows['line_items']): Result<string> => {
  const { store, viewer } = operation;
  const order = findOrder(operation, line.order_id);
  const closed = lineProblem(operation, order);
  if (closed) return failure(closed);
  if (!isPurchasable(line) && viewer.kind !== 'integration') return failure(accessDenied);
  for (const { id } of store.where('line_item_options', { line_item_id: line.id }))
    store.remove('line_item_options', id);
  for (const part of store.where('stock_line_items', { line_item_id: line.id })) {
    returnStockLine(operation, part);
    store.remove('stock_line_items', part.id);
  }
  if (!isCart(order)) withdrawGiftCard(operation, line);
  store.remove('line_items', line.id);
  recalculateOrder(operation, order.id);
  return success(line.id);
};
