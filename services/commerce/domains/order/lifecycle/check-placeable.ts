import type { Operation } from '../../../engine/definition/define-resource.ts';
import { blank, invalid, type Problem } from '../../../engine/definition/problem.ts';
import { isCart } from '../../payment/is-cart.ts';
import type { Rows } from '../../rows.ts';
import { isPurchasable } from '../stock/goods-of-lines.ts';
import { requiresBillingInfo } from '../requires-billing-info.ts';
import { resolvePrice } from '../amounts/resolve-price.ts';
import { stockProblems } from '../stock/stock-problems.ts';

const missing = (relationship: string): Problem =>
  invalid(relationship, "can't be blank", 'blank', { member: 'relationships' });

const linesOf = ({ store }: Operation, { id }: Rows['orders']): Rows['line_items'][] =>
  store.where('line_items', { order_id: id }).filter(isPurchasable);

/** A problem for each line whose item is not sold in the order's market. */
export const soldProblems = (operation: Operation, order: Rows['orders']): Problem[] =>
  linesOf(operation, order)
    .filter(({ item_type: type, item_id: id }) => !resolvePrice(operation, order, { type, id }))
    .map(({ sku_code, bundle_code }) =>
      invalid('line_items', `${sku_code ?? bundle_code} is not sold any more`, 'not_sold', {
        member: 'relationships',
      }),
    );

/**
 * Every problem that prevents placing an order, or placing it again after an edit. The order must have just been
 * recalculated. Whether goods are still sold and billing info is required is checked for carts only.
 */
export const checkPlaceable = (operation: Operation, order: Rows['orders']): Problem[] => {
  const { store } = operation;
  const problems: Problem[] = [];
  const lines = linesOf(operation, order);
  const shipments = store.where('shipments', { order_id: order.id });
  const goods = store
    .getAll(
      'stock_line_items',
      lines
        .flatMap(({ id }) => store.where('stock_line_items', { line_item_id: id }))
        .map(({ id }) => id),
    )
    .map(({ sku_id }) => sku_id);
  const ships = store.getAll('skus', goods).some((sku) => sku.do_not_ship !== true);

  const billing = store.get('addresses', order.billing_address_id);

  if (order.customer_id === null) problems.push(missing('customer'));
  if (order.billing_address_id === null) problems.push(missing('billing_address'));
  else if (isCart(order) && requiresBillingInfo(operation, order) && !billing?.billing_info?.trim())
    problems.push(
      invalid('billing_address', "billing info can't be blank", 'blank', {
        member: 'relationships',
      }),
    );
  if (ships && order.shipping_address_id === null) problems.push(missing('shipping_address'));
  if (
    shipments.some(
      ({ shipping_method_id, status }) => shipping_method_id === null && status !== 'cancelled',
    )
  )
    problems.push(
      invalid('shipments', 'must have a shipping method', 'shipping_method_blank', {
        member: 'relationships',
      }),
    );
  if (order.total_amount_with_taxes_cents > 0) {
    if (order.payment_method_id === null) problems.push(missing('payment_method'));
    else if (order.payment_source_id === null) problems.push(missing('payment_source'));
  }
  if (isCart(order)) problems.push(...soldProblems(operation, order));
  if (lines.length === 0) problems.push(blank('line_items'));
  return [...problems, ...stockProblems(operation, order)];
};
