import { DEPOSIT, type DepositsByLine } from '@shop/contracts/commerce/order/platform-order';
import { SHIPPING_COST, SHIPPING_COST_OFFSET } from '@shop/contracts/commerce/shipping';

export type CostLineName = typeof DEPOSIT | typeof SHIPPING_COST | typeof SHIPPING_COST_OFFSET;

export const isCostLineName = (name: unknown): name is CostLineName =>
  name === DEPOSIT || name === SHIPPING_COST || name === SHIPPING_COST_OFFSET;

/** A line item that this service maintains. */
export interface CostLine {
  id: string;
  name: CostLineName;
  /** Unit amount in cents. The line's total may be smaller, because a discount is capped at the order's amount. */
  cents: number;
  /** What the amount of a deposit line consists of; empty for other lines. */
  deposits: DepositsByLine;
}

/** The deposits on an order's containers. */
export interface OrderDeposits {
  /** On all pieces, in cents. */
  cents: number;
  byLine: DepositsByLine;
}

export const NO_DEPOSITS: OrderDeposits = { cents: 0, byLine: {} };
