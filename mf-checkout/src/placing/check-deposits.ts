import { isDeclaredIn } from '@shop/contracts/commerce';
import {
  chargedDeposits,
  depositsIn,
  orderCountry,
  type Order,
} from '@shop/contracts/commerce/order';

/**
 * Why an order may not be placed for its deposits:
 * - `not-sold`: the ship-to country requires declarations about a line's containers that the merchant has not made
 * - `not-calculated`: its goods have deposits, and the back office has not added them to the order yet
 */
export type DepositProblem = 'not-sold' | 'not-calculated';

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

/** Checks an order's deposits in its ship-to country (L5); null if it may be placed. */
export const depositProblem = (
  order: Pick<Order, 'lines' | 'countryLock' | 'shippingAddress'>,
): DepositProblem | null => {
  const country = orderCountry(order);
  if (country === null) return null;
  const { lines } = order;
  if (lines.some(({ containers }) => !isDeclaredIn(containers, country))) return 'not-sold';
  return !isEmpty(depositsIn(lines, country)) && isEmpty(chargedDeposits(order))
    ? 'not-calculated'
    : null;
};
