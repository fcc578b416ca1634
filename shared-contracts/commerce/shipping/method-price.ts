/** What of an order decides what its shipping methods cost; amounts in cents. */
export interface ShippingFacts {
  subtotal: number;
  /** All discounts, zero or negative, free shipping counted. */
  discount: number;
  /** Discount of free-shipping promotions, zero or negative; null without one. */
  waived: number | null;
  /** What the platform charges for each shipment that has its method. */
  fees: readonly { shipmentId: string | null; cents: number }[];
}

/** A shipping method of a shipment as the platform gives it; amounts in cents. */
export interface MethodFacts {
  price: number;
  /** For the shipment it was reached from; null where the platform does not say. */
  forShipment: number | null;
  /** Worth of the order from which it costs nothing. */
  freeOver: number | null;
  /** Whether that worth is the subtotal alone, or what discounts leave of it. */
  usesSubtotal: boolean;
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** What of an order counts towards the free-over amount of a method, in cents. */
const worthFor = (order: ShippingFacts, { usesSubtotal }: MethodFacts): number =>
  order.subtotal + (usesSubtotal ? 0 : order.discount - (order.waived ?? 0));

const openPrice = (order: ShippingFacts, method: MethodFacts): number => {
  if (method.forShipment !== null) return method.forShipment;
  const isFree = method.freeOver !== null && worthFor(order, method) >= method.freeOver;
  return isFree ? 0 : method.price;
};

/**
 * Amount in cents an order lacks to a method's free-over amount; null without such an amount, or if nothing is missing.
 */
export const missingToFree = (order: ShippingFacts, method: MethodFacts): number | null => {
  if (method.freeOver === null) return null;
  const missing = method.freeOver - worthFor(order, method);
  return missing > 0 ? missing : null;
};

/**
 * What a shopper pays for a shipment by a method, in cents: what the platform charges for the chosen one, its price for
 * any other (nothing from the free-over amount on), and nothing where a promotion waives shipping. The one reading
 * behind every figure about shipping that the shop shows, writes or reports.
 *
 * @param chosenFor - id of the shipment when the method is the chosen one, else null
 */
export const methodPrice = (
  order: ShippingFacts,
  method: MethodFacts,
  chosenFor: string | null,
): number => {
  const charged = sum(order.fees.map(({ cents }) => cents));
  if (order.waived !== null && charged + order.waived <= 0) return 0;
  const fee = chosenFor === null ? undefined : order.fees.find((it) => it.shipmentId === chosenFor);
  return fee?.cents ?? openPrice(order, method);
};
