import { SHIPPING_COST, SHIPPING_COST_OFFSET } from '@shop/contracts/commerce/shipping';

export type CostLineName = typeof SHIPPING_COST | typeof SHIPPING_COST_OFFSET;

export const isCostLineName = (name: unknown): name is CostLineName =>
  name === SHIPPING_COST || name === SHIPPING_COST_OFFSET;

/** A line of an order that this service keeps. */
export interface CostLine {
  id: string;
  name: CostLineName;
  /** In cents. Of the unit: what the line comes to may be less, where an order is worth less than it takes off. */
  cents: number;
}
