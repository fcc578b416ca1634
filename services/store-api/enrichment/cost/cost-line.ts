import { SHIPPING_COST, SHIPPING_COST_OFFSET } from '@shop/contracts/commerce/shipping';

export type CostLineName = typeof SHIPPING_COST | typeof SHIPPING_COST_OFFSET;

export const isCostLineName = (name: unknown): name is CostLineName =>
  name === SHIPPING_COST || name === SHIPPING_COST_OFFSET;

/** A line item that this service maintains. */
export interface CostLine {
  id: string;
  name: CostLineName;
  /** Unit amount in cents. The line's total may be smaller, because a discount is capped at the order's amount. */
  cents: number;
}
