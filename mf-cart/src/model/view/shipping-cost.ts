import type { Money } from '@shop/contracts/commerce';
import type { Order } from '@shop/contracts/commerce/order';

/** Name of the adjustment line by which the back office tells the shipping cost (A1). */
export const SHIPPING_COST_LINE = 'shipping_cost';

export interface ShippingCost {
  /** Part of the order's total; null until a method is chosen. */
  shipping: Money | null;
  /** What it will be, as the back office tells, while it is not part of the total; null where nobody knows. */
  shippingToCome: Money | null;
}

/**
 * What shipping costs. The platform charges it once a shipment has its method; until then the `shipping_cost`
 * adjustment only tells the amount, for its offset takes it off the total again (ADR 0007).
 */
export const shippingCost = ({
  lines,
  shipments,
  totals,
}: Pick<Order, 'lines' | 'shipments' | 'totals'>): ShippingCost => {
  if (shipments.some(({ methodId }) => methodId !== null))
    return { shipping: totals.shipping, shippingToCome: null };
  const told = lines.find(
    ({ type, name }) => type === 'adjustments' && name === SHIPPING_COST_LINE,
  );
  return { shipping: null, shippingToCome: told?.total ?? null };
};
