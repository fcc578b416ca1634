/**
 * Name of the adjustment line that says what an order's shipping costs (A1), and of the one that takes it off the
 * total again, for the platform charges shipping itself.
 */
export const SHIPPING_COST = 'shipping_cost';
export const SHIPPING_COST_OFFSET = 'shipping_cost_offset';
