import { shippingMethodOf } from '../../market/shipping-method-of.ts';
import type { Market } from '../../market/types.ts';
import type { Money } from '../../market/money.ts';
import { likelyMethod, SHIPPING_COST, shippingCost, type OpenShipment } from '../shipping/index.ts';
import { orderCountry } from './order-country.ts';
import type { LineItem, Order, Shipment, ShippingMethod } from './types.ts';

export interface OrderShipping {
  /** What is paid for shipping, part of the order's total; null until a method is chosen. */
  shipping: Money | null;
  /** What comes to it by shipments without a method, not part of the total yet; null where no one knows or nothing does. */
  shippingToCome: Money | null;
}

/** The adjustment line by which the back office says what shipping costs (A1). */
export const shippingCostLine = ({ lines }: Pick<Order, 'lines'>): LineItem | undefined =>
  lines.find(({ type, name }) => type === 'adjustments' && name === SHIPPING_COST);

/** Reference of the method by which an order travels until another one is chosen: that of where it goes to (M6). */
export const usualMethodOf = (
  order: Pick<Order, 'shippingAddress' | 'countryLock'>,
  market: Pick<Market, 'sub_zones' | 'shipping_method'>,
): string => shippingMethodOf(market, orderCountry(order));

const toOpen = ({ methodId, methods }: Shipment): OpenShipment => ({
  methodId,
  methods: methods.map(({ id, reference = null, price }) => ({
    id,
    reference,
    cents: price.cents,
  })),
});

/**
 * How each shipment is going to travel as far as is known: by the method chosen, else by the usual one, else by the
 * cheapest. The shop shows prices and days of these.
 *
 * @param usualMethod - reference of the method by which the order travels, see {@link usualMethodOf}
 */
export const likelyMethodOf = (
  shipment: Shipment,
  usualMethod: string,
): ShippingMethod | undefined => {
  const likely = likelyMethod(toOpen(shipment), usualMethod);
  return likely && shipment.methods.find(({ id }) => id === likely.id);
};

/**
 * What shipping costs. The platform charges it for each shipment that has its method. For the others it is what the
 * methods on offer come to, by the rule of the back office (the usual one, else the cheapest); where they were not
 * read, what its `shipping_cost` line says, whose offset takes it off the total again (ADR 0007).
 *
 * @param usualMethod - reference of the method by which the order travels, see {@link usualMethodOf}
 */
export const shippingOf = (
  {
    currency,
    lines,
    shipments,
    totals,
  }: Pick<Order, 'currency' | 'lines' | 'shipments' | 'totals'>,
  usualMethod: string,
): OrderShipping => {
  const open = shipments.filter(({ methodId }) => methodId === null);
  const shipping = open.length < shipments.length ? totals.shipping : null;
  const toCome = shippingCost(open.map(toOpen), usualMethod);
  if (toCome !== null) return { shipping, shippingToCome: { cents: toCome, currency } };
  return {
    shipping,
    shippingToCome: shipping ? null : (shippingCostLine({ lines })?.total ?? null),
  };
};
