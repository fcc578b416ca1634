/**
 * Name of the adjustment line that says what an order's shipping costs (A1), and of the one that takes it off the
 * total again, for the platform charges shipping itself.
 */
export const SHIPPING_COST = 'shipping_cost';
export const SHIPPING_COST_OFFSET = 'shipping_cost_offset';

/** A way a shipment may travel, with what it costs there. */
export interface OpenMethod {
  id: string;
  reference: string | null;
  /** In cents of the order's currency. */
  cents: number;
}

export interface OpenShipment {
  /** The method chosen. */
  methodId: string | null;
  /** Empty: the address is outside every shipping zone. */
  methods: readonly OpenMethod[];
}

const cheapest = (methods: readonly OpenMethod[]): OpenMethod | undefined =>
  methods.toSorted((a, b) => a.cents - b.cents || a.id.localeCompare(b.id))[0];

/**
 * The expected method of a shipment: the chosen one, else the usual one, else the cheapest. Undefined without any
 * method.
 *
 * @param usualMethod - reference of the market's default method to the order's country (M6, `shippingMethodOf`)
 */
export const likelyMethod = (
  { methodId, methods }: OpenShipment,
  usualMethod: string | null,
): OpenMethod | undefined =>
  methods.find(({ id }) => id === methodId) ??
  methods.find(({ reference }) => reference !== null && reference === usualMethod) ??
  cheapest(methods);

/**
 * What an order's shipping costs, in cents: for each shipment the price of its likely method. Null where nothing ships,
 * or something cannot be sent.
 *
 * @param usualMethod - reference of the market's shipping method to the order's country (M6, `shippingMethodOf`)
 */
export const shippingCost = (
  shipments: readonly OpenShipment[],
  usualMethod: string | null,
): number | null => {
  if (shipments.length === 0) return null;
  let cost = 0;
  for (const shipment of shipments) {
    const method = likelyMethod(shipment, usualMethod);
    if (!method) return null;
    cost += method.cents;
  }
  return cost;
};
