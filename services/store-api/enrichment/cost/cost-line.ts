/** Name of the adjustment line that tells what shipping costs (A1), and of the one that takes it off the total again. */
export const SHIPPING_COST = 'shipping_cost';
export const SHIPPING_COST_OFFSET = 'shipping_cost_offset';

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
