import type { Input, Operation } from '../core/define-resource.ts';
import { accessDenied, failure, success, type Result } from '../core/problem.ts';
import type { Rows } from '../resources/rows.ts';
import { applyAttributes } from './apply-attributes.ts';
import { applyInput } from './apply-input.ts';
import { approveOrder } from './approve-order.ts';
import { archiveOrder, unarchiveOrder } from './archive-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { captureOrder } from './capture-order.ts';
import { fulfillOrder } from './fulfill-order.ts';
import { isEditable } from './is-editable.ts';
import { placeOrder } from './place-order.ts';
import { refundOrder } from './refund-order.ts';
import { saveAddresses } from './save-addresses.ts';
import { statusProblem } from './status-problem.ts';

type Trigger = (operation: Operation, orderId: string, seen: Rows['orders']) => Result<string>;

/** Triggers that move an order on, in the order they are obeyed. */
const shopperTriggers: Readonly<Record<string, Trigger>> = {
  _place: placeOrder,
  _cancel: cancelOrder,
};
const integrationTriggers: Readonly<Record<string, Trigger>> = {
  _approve: approveOrder,
  _approve_and_capture: (operation, id) => {
    const approved = approveOrder(operation, id);
    return approved.ok ? captureOrder(operation, id) : approved;
  },
  _capture: captureOrder,
  _fulfill: fulfillOrder,
  _refund: refundOrder,
  _archive: archiveOrder,
  _unarchive: unarchiveOrder,
};

const asked = (input: Input, triggers: Readonly<Record<string, Trigger>>) =>
  Object.entries(triggers).filter(([name]) => input.attributes[name] === true);

/**
 * Changes an order: its values first, then the triggers sent along. Once placed
 * it is not editable; an integration may still annotate it and move it on.
 */
export const updateOrder = (
  operation: Operation,
  order: Rows['orders'],
  input: Input,
): Result<string> => {
  const trusted = operation.viewer.kind === 'integration';
  const reserved = asked(input, integrationTriggers);
  if (reserved.length > 0 && !trusted) return failure(accessDenied);
  if (isEditable(order)) {
    const problems = applyInput(operation, order.id, input);
    if (problems.length > 0) return failure(...problems);
  } else {
    const wantsPlacing = input.attributes['_place'] === true;
    if (wantsPlacing) return failure(statusProblem(order.status, 'placed'));
    if (!trusted || Object.keys(input.links).length > 0)
      return failure(statusProblem(order.status, 'edited'));
    applyAttributes(operation, order.id, input);
  }
  saveAddresses(operation, order.id, input);
  for (const [, trigger] of [...asked(input, shopperTriggers), ...reserved]) {
    const result = trigger(operation, order.id, order);
    if (!result.ok) return result;
  }
  return success(order.id);
};
