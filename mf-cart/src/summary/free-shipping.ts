import type { Money } from '@shop/contracts/commerce';
import { likelyMethodOf, type Order } from '@shop/contracts/commerce/order';

export type FreeShipping =
  | { reached: true }
  | {
      reached: false;
      /** What the order is short of free shipping. */
      missing: Money;
      /** How far it has come, from 0 to below 1. */
      progress: number;
    };

/**
 * How far the order is from free shipping, by the methods whose price its summary shows. Null where nothing is to be said:
 * one of them never is free.
 *
 * @param usualMethod - reference of the method by which the order travels (`usualMethodOf`)
 */
export const freeShipping = (
  { shipments }: Pick<Order, 'shipments'>,
  usualMethod: string,
): FreeShipping | null => {
  const methods = shipments.map((shipment) => likelyMethodOf(shipment, usualMethod));
  const paid = methods.filter((method) => method?.price.cents !== 0);
  if (paid.length === 0)
    return methods.some((method) => method?.freeOver) ? { reached: true } : null;
  const short = paid.flatMap((method) =>
    method?.missing && method.freeOver
      ? [{ missing: method.missing, threshold: method.freeOver.cents }]
      : [],
  );
  const [most] = short.toSorted((a, b) => b.missing.cents - a.missing.cents);
  if (!most || short.length < paid.length) return null;
  const { missing, threshold } = most;
  return { reached: false, missing, progress: Math.max(0, 1 - missing.cents / threshold) };
};
