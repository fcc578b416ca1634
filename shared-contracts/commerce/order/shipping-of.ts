import type { Money } from '../money.ts';
import { SHIPPING_COST, shippingCost } from '../shipping/index.ts';
import type { LineItem, Order } from './types.ts';

export interface OrderShipping {
  /** What is paid for shipping, part of the order's total; null until a method is chosen. */
  shipping: Money | null;
  /** What it will be while it is not part of the total; null where nobody knows. */
  shippingToCome: Money | null;
}

/** The adjustment line by which the back office says what shipping costs (A1). */
export const shippingCostLine = ({ lines }: Pick<Order, 'lines'>): LineItem | undefined =>
  lines.find(({ type, name }) => type === 'adjustments' && name === SHIPPING_COST);

/**
 * What shipping costs. The platform charges it once a shipment has its method. Until then it is what the methods on
 * offer come to, by the rule of the back office (the market's own, else the cheapest); where they were not read, what
 * its `shipping_cost` line says, whose offset takes it off the total again (ADR 0007).
 *
 * @param marketMethod - reference of the market's shipping method (M6)
 */
export const shippingOf = (
  {
    currency,
    lines,
    shipments,
    totals,
  }: Pick<Order, 'currency' | 'lines' | 'shipments' | 'totals'>,
  marketMethod: string,
): OrderShipping => {
  if (shipments.some(({ methodId }) => methodId !== null))
    return { shipping: totals.shipping, shippingToCome: null };
  const toCome = shippingCost(
    shipments.map(({ methodId, methods }) => ({
      methodId,
      methods: methods.map(({ id, reference = null, price }) => ({
        id,
        reference,
        cents: price.cents,
      })),
    })),
    marketMethod,
  );
  if (toCome !== null) return { shipping: null, shippingToCome: { cents: toCome, currency } };
  return { shipping: null, shippingToCome: shippingCostLine({ lines })?.total ?? null };
};
