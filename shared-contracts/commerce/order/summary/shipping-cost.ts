import type { CountryCode, Market, Money } from '../../../market/types.ts';
import { shippingMethodOf } from '../../../market/shipping-method-of.ts';
import {
  likelyMethod,
  SHIPPING_COST,
  shippingCost,
  type OpenShipment,
} from '../../shipping/index.ts';
import type { LineItem, Order, Shipment, ShippingMethod } from '../types.ts';

export interface OrderShipping {
  /** Price of shipping in the order's total; null until a method is chosen. */
  shipping: Money | null;
  /** Price of the shipments without a method, not in the total yet; null if unknown or if there are none. */
  shippingToCome: Money | null;
}

/** The adjustment line in which the back office writes the price of shipping (A1). */
export const shippingCostLine = ({ lines }: Pick<Order, 'lines'>): LineItem | undefined =>
  lines.find(({ type, name }) => type === 'adjustments' && name === SHIPPING_COST);

/** The ship-to country, which decides shipping method, taxes and delivery time; null while unknown. */
export const orderCountry = ({
  countryLock,
  shippingAddress,
}: Pick<Order, 'countryLock' | 'shippingAddress'>): CountryCode | null =>
  countryLock ?? shippingAddress?.country_code ?? null;

/** Reference of the default shipping method of the order's ship-to country, until another one is chosen (M6). */
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
 * The expected method of a shipment, whose price and delivery time the shop shows: the chosen one, else the usual one,
 * else the cheapest.
 *
 * @param usualMethod - reference of the order's default method, see {@link usualMethodOf}
 */
export const likelyMethodOf = (
  shipment: Shipment,
  usualMethod: string,
): ShippingMethod | undefined => {
  const likely = likelyMethod(toOpen(shipment), usualMethod);
  return likely && shipment.methods.find(({ id }) => id === likely.id);
};

/**
 * The price of shipping. For shipments with a method it is the platform's charge. For the others it follows the rule of
 * the back office (the usual method, else the cheapest); if the methods were not read, it is the `shipping_cost` line,
 * whose offset cancels it in the total (ADR 0007).
 *
 * @param usualMethod - reference of the order's default method, see {@link usualMethodOf}
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
  const estimate = shippingCost(open.map(toOpen), usualMethod);
  if (estimate !== null) return { shipping, shippingToCome: { cents: estimate, currency } };
  return {
    shipping,
    shippingToCome: shipping ? null : (shippingCostLine({ lines })?.total ?? null),
  };
};
