import {
  likelyMethodOf,
  SHOWN_FROM_DAYS,
  type LineItem,
  type Shipment,
} from '@shop/contracts/commerce/order';

export type LineDelivery = { kind: 'ready' } | { kind: 'days'; minDays: number; maxDays: number };

const carries =
  ({ code, parts }: Pick<LineItem, 'code' | 'parts'>) =>
  ({ codes = [] }: Shipment): boolean =>
    codes.length === 0 || codes.some((it) => it === code || parts.some((part) => part.code === it));

/**
 * How soon a line arrives: with the slowest of the shipments that carry it, as the checkout says of their methods. Null
 * until the platform has planned how it is sent.
 *
 * @param usualMethod - reference of the method by which the order travels (`usualMethodOf`)
 */
export const lineDelivery = (
  line: Pick<LineItem, 'code' | 'parts'>,
  shipments: readonly Shipment[],
  usualMethod: string,
): LineDelivery | null => {
  const [slowest] = shipments
    .filter(carries(line))
    .flatMap((shipment) => likelyMethodOf(shipment, usualMethod) ?? [])
    .toSorted((a, b) => Number(b.maxDays) - Number(a.maxDays));
  const { minDays = null, maxDays = null } = slowest ?? {};
  if (minDays === null || maxDays === null) return null;
  return maxDays < SHOWN_FROM_DAYS ? { kind: 'ready' } : { kind: 'days', minDays, maxDays };
};
