import { isDeclaredIn } from '@shop/contracts/commerce';
import { depositToCome, orderCountry, type Order } from '@shop/contracts/commerce/order';

/**
 * Why an order may not be placed for its deposits:
 * - `not-sold`: the ship-to country requires declarations about a line's containers that the merchant has not made
 * - `not-calculated`: its total does not have its deposits yet, or those of an earlier state
 */
export type DepositProblem = 'not-sold' | 'not-calculated';

/** Checks an order's deposits in its ship-to country (L5); null if it may be placed. */
export const depositProblem = (
  order: Pick<Order, 'countryLock' | 'editable' | 'lines' | 'shippingAddress'>,
): DepositProblem | null => {
  const country = orderCountry(order);
  if (country === null) return null;
  if (order.lines.some(({ containers }) => !isDeclaredIn(containers, country))) return 'not-sold';
  return depositToCome(order) === 0 ? null : 'not-calculated';
};
