import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

/** Name of the adjustment line by which the back office tells the shipping cost (A1). */
export const SHIPPING_COST_LINE = 'shipping_cost';

/**
 * What shipping costs: the `shipping_cost` adjustment where there is one, as in `purchase` (A1), else the platform's
 * amount once a method is chosen. Null while neither is known.
 */
export const shippingCost = ({
  lines,
  shipments,
  totals,
}: Pick<Order, 'lines' | 'shipments' | 'totals'>): Money | null => {
  const adjustment = lines.find(
    ({ type, name }) => type === 'adjustments' && name === SHIPPING_COST_LINE,
  );
  if (adjustment) return adjustment.total;
  return shipments.some(({ methodId }) => methodId !== null) ? totals.shipping : null;
};
