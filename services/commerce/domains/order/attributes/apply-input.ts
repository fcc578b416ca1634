import type { Input, Operation } from '../../../engine/definition/define-resource.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import { applyAddresses } from './apply-addresses.ts';
import { applyAttributes } from './apply-attributes.ts';
import { applyCodes } from './apply-codes.ts';
import { applyCustomer } from './apply-customer.ts';
import { applyMarket } from './apply-market.ts';
import { applyPayment } from './apply-payment.ts';
import { recalculateOrder } from '../recalculate-order.ts';

const steps = [
  applyMarket,
  applyAttributes,
  applyCustomer,
  applyCodes,
  applyAddresses,
  applyPayment,
];

/** Triggers that ask for today's prices even of an order that does not refresh itself. */
const refreshing = ['_refresh', '_refresh_prices', '_place'];

/** Writes everything an input says about a cart and brings its totals up to date. */
export const applyInput = (operation: Operation, orderId: string, input: Input): Problem[] => {
  const problems = steps.flatMap((step) => step(operation, orderId, input));
  if (problems.length === 0)
    recalculateOrder(
      operation,
      orderId,
      refreshing.some((name) => input.attributes[name] === true),
    );
  return problems;
};
