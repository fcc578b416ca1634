import type { Input, Operation } from '../core/define-resource.ts';
import type { Problem } from '../core/problem.ts';
import { applyAddresses } from './apply-addresses.ts';
import { applyAttributes } from './apply-attributes.ts';
import { applyCodes } from './apply-codes.ts';
import { applyCustomer } from './apply-customer.ts';
import { applyPayment } from './apply-payment.ts';
import { recalculateOrder } from './recalculate-order.ts';

const steps = [applyAttributes, applyCodes, applyCustomer, applyAddresses, applyPayment];

/** Writes everything an input says about a cart and brings its totals up to date. */
export const applyInput = (operation: Operation, orderId: string, input: Input): Problem[] => {
  const problems = steps.flatMap((step) => step(operation, orderId, input));
  if (problems.length === 0) recalculateOrder(operation, orderId);
  return problems;
};
