import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import { accessDenied, failure, success, type Result } from '../../engine/definition/problem.ts';
import { savePaymentSource } from '../payment/wallet/save-payment-source.ts';
import type { Rows } from '../rows.ts';
import { applyAttributes } from './attributes/apply-attributes.ts';
import { applyCustomer } from './attributes/apply-customer.ts';
import { applyInput } from './attributes/apply-input.ts';
import { editProblem } from './edit-problem.ts';
import { isEditable } from './is-editable.ts';
import { saveAddresses } from './attributes/save-addresses.ts';
import { statusProblem } from './status-problem.ts';
import { integrationTriggers, shopperTriggers, type OrderTriggers } from './lifecycle/triggers.ts';

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
