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
 * How a shipment is going to travel as far as is known: by the method chosen, else by the usual one, else by the
 * cheapest. Undefined where no method carries it.
 *
 * @param usualMethod - reference of the market's shipping method to the order's country (M6, `shippingMethodOf`)
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
