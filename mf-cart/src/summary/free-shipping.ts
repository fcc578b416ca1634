import type { Money } from '@shop/contracts/commerce';
import { likelyMethodOf, type Order } from '@shop/contracts/commerce/order';

export type FreeShipping =
  | { reached: true }
  | {
      reached: false;
      /** Amount missing to reach free shipping. */
      missing: Money;
      /** From 0 to below 1. */
      progress: number;
    };

/**
 * Progress of the order to free shipping, by the methods whose price the summary shows. Null if one of them is never
 * free.
 *
 * @param usualMethod - reference of the order's shipping method (`usualMethodOf`)
 */
export const freeShipping = (
  { shipments }: Pick<Order, 'shipments'>,
  usualMethod: string,
): FreeShipping | null => {
  const methods = shipments.map((shipment) => likelyMethodOf(shipment, usualMethod));
  const paid = methods.filter((method) => method?.price.cents !== 0);
  if (paid.length === 0)
    return methods.some((method) => method?.freeOver) ? { reached: true } : null;
  const below = paid.flatMap((method) =>
    method?.missing && method.freeOver
      ? [{ missing: method.missing, threshold: method.freeOver.cents }]
      : [],
  );
  const [largest] = below.toSorted((a, b) => b.missing.cents - a.missing.cents);
  if (!largest || below.length < paid.length) return null;
  const { missing, threshold } = largest;
  return { reached: false, missing, progress: Math.max(0, 1 - missing.cents / threshold) };
};
