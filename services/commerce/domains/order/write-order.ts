import { randomBytes } from 'node:crypto';
import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  failure,
  mustExist,
  success,
  type Result,
  accessDenied,
} from '../../engine/definition/problem.ts';
import { applyInput } from './attributes/apply-input.ts';
import { savePaymentSource } from '../payment/wallet/save-payment-source.ts';
import type { Rows } from '../rows.ts';
import { applyAttributes } from './attributes/apply-attributes.ts';
import { applyCustomer } from './attributes/apply-customer.ts';
import { editProblem } from './edit-problem.ts';
import { isEditable } from './is-editable.ts';
import { saveAddresses } from './attributes/addresses.ts';
import { statusProblem } from './status-problem.ts';
import { integrationTriggers, shopperTriggers, type OrderTriggers } from './lifecycle/triggers.ts';
import { releaseReservation } from '../inventory/reservations/release-reservation.ts';
import { releasePayment } from '../payment/transactions/undo-authorization.ts';
import { sourceTypes } from '../payment/shapes/sources/source-types.ts';

/** Numbers start here, so that they look alike from the first order on; the official lists take shorter ones for dates. */
const firstNumber = 10_000_000;

/** Creates a draft order in the token's market. A customer's token makes it the customer's. */
export const createOrder = (operation: Operation, input: Input): Result<string> => {
  const { store, viewer } = operation;
  if (viewer.kind === 'sales_channel' && !viewer.inMarket) return failure(mustExist('market'));
  const market = store.get('markets', input.links['market']?.id ?? viewer.markets[0]?.id ?? null);
  const priceList = store.get('price_lists', market?.price_list_id ?? null);
  if (!market || !priceList) return failure(mustExist('market'));
  const owner = store.get('customers', viewer.customerId);
  const order = store.insert('orders', {
    number: String(firstNumber + store.next('order_number')),
    token: randomBytes(16).toString('hex'),
    market_id: market.id,
    currency_code: priceList.currency_code,
    tax_included: priceList.tax_included,
    guest: owner === undefined,
    customer_id: owner?.id ?? null,
    customer_email: owner?.email ?? null,
  });
  operation.emit('orders', order.id, 'draft');
  const problems = applyInput(operation, order.id, input);
  return problems.length > 0 ? failure(...problems) : success(order.id);
};

const requestedTriggers = (input: Input, triggers: OrderTriggers) =>
  Object.entries(triggers).filter(([name]) => input.attributes[name] === true);

/** The payment of a placed order cannot change while the order is edited. */
const paymentLinks = ['payment_method', 'payment_source'];

/**
 * Changes an order: its values first, then the triggers sent along. Once placed
 * it is not editable; an integration may still annotate it, move it on and give
 * it another customer by e-mail address.
 */
export const updateOrder = (
  operation: Operation,
  order: Rows['orders'],
  input: Input,
): Result<string> => {
  const trusted = operation.viewer.kind === 'integration';
  const reserved = requestedTriggers(input, integrationTriggers);
  if (reserved.length > 0 && !trusted) return failure(accessDenied);
  const wantsPlacing = input.attributes['_place'] === true;
  if (isEditable(order)) {
    const closed = editProblem(operation, order, wantsPlacing ? 'placed' : 'edited');
    if (closed) return failure(closed);
    if (order.status === 'editing' && paymentLinks.some((name) => name in input.links))
      return failure(statusProblem(order.status, 'paid otherwise'));
    const problems = applyInput(operation, order.id, input);
    if (problems.length > 0) return failure(...problems);
  } else {
    if (wantsPlacing) return failure(statusProblem(order.status, 'placed'));
    const moves =
      requestedTriggers(input, shopperTriggers).length === Object.keys(input.attributes).length;
    if ((!trusted && !moves) || Object.keys(input.links).length > 0)
      return failure(statusProblem(order.status, 'edited'));
    applyAttributes(operation, order.id, input);
    const { customer_email } = input.attributes;
    if (typeof customer_email === 'string' && customer_email !== '') {
      const problems = applyCustomer(operation, order.id, {
        attributes: { customer_email },
        links: {},
      });
      if (problems.length > 0) return failure(...problems);
    }
  }
  saveAddresses(operation, order.id, input);
  for (const [, trigger] of [...requestedTriggers(input, shopperTriggers), ...reserved]) {
    const result = trigger(operation, order.id, order, input);
    if (!result.ok) return result;
  }
  savePaymentSource(operation, order.id, input);
  return success(order.id);
};

/** Deletes a cart with all its parts. Placed orders are canceled, never deleted. */
export const removeOrder = (operation: Operation, order: Rows['orders']): Result<string> => {
  const { store } = operation;
  if (order.status !== 'draft' && order.status !== 'pending')
    return failure(statusProblem(order.status, 'deleted'));
  for (const { id: line_item_id } of store.where('line_items', { order_id: order.id })) {
    for (const type of ['line_item_options', 'stock_line_items'] as const)
      for (const { id } of store.where(type, { line_item_id })) store.remove(type, id);
    store.remove('line_items', line_item_id);
  }
  for (const reservation of store.where('stock_reservations', { order_id: order.id }))
    releaseReservation(operation, reservation);
  releasePayment(operation, order.id);
  for (const type of [
    'shipments',
    ...sourceTypes,
    'refunds',
    'voids',
    'captures',
    'authorizations',
  ] as const)
    for (const { id } of store.where(type, { order_id: order.id })) store.remove(type, id);
  store.remove('orders', order.id);
  return success(order.id);
};
