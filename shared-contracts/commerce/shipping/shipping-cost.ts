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
 * What an order's shipping costs, in cents: for each shipment the price of the method chosen, else of the market's own,
 * else of the cheapest. Null where nothing ships, or something cannot be sent.
 *
 * @param marketMethod - reference of the market's shipping method (M6)
 */
export const shippingCost = (
  shipments: readonly OpenShipment[],
  marketMethod: string | null,
): number | null => {
  if (shipments.length === 0) return null;
  let cost = 0;
  for (const { methodId, methods } of shipments) {
    const method =
      methods.find(({ id }) => id === methodId) ??
      methods.find(({ reference }) => reference !== null && reference === marketMethod) ??
      cheapest(methods);
    if (!method) return null;
    cost += method.cents;
  }
  return cost;
};
