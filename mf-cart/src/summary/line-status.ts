import { isDeclaredIn } from '@shop/contracts/commerce';
import {
  likelyMethodOf,
  SHOWN_FROM_DAYS,
  type LineItem,
  type Shipment,
} from '@shop/contracts/commerce/order';
import type { CountryCode } from '@shop/contracts/market';

/** Largest stock that is shown as a number (section 9: availability display threshold). */
const SHOWN_UP_TO = 5;

export type LineAvailability =
  | { kind: 'in-stock' }
  /** Low stock: the number is shown. */
  | { kind: 'few-left'; left: number }
  | { kind: 'sold-out' }
  /** The country requires declarations about its containers that the merchant has not made. */
  | { kind: 'not-sold' };

/**
 * Availability of a line; `in-stock` if the platform does not report the stock.
 *
 * @param country - ship-to country
 */
export const lineAvailability = (
  { available, containers }: Pick<LineItem, 'available' | 'containers'>,
  country: CountryCode,
): LineAvailability => {
  if (!isDeclaredIn(containers, country)) return { kind: 'not-sold' };
  if (available === null || available > SHOWN_UP_TO) return { kind: 'in-stock' };
  return available < 1 ? { kind: 'sold-out' } : { kind: 'few-left', left: available };
};

export type LineDelivery = { kind: 'ready' } | { kind: 'days'; minDays: number; maxDays: number };

const contains =
  ({ code, parts }: Pick<LineItem, 'code' | 'parts'>) =>
  ({ codes = [] }: Shipment): boolean =>
    codes.length === 0 || codes.some((it) => it === code || parts.some((part) => part.code === it));

/**
 * Delivery time of a line in days: that of the slowest shipment that contains it, as the checkout shows for its
 * methods. Null until the platform has planned the shipments.
 *
 * @param usualMethod - reference of the order's shipping method (`usualMethodOf`)
 */
export const lineDelivery = (
  line: Pick<LineItem, 'code' | 'parts'>,
  shipments: readonly Shipment[],
  usualMethod: string,
): LineDelivery | null => {
  const [slowest] = shipments
    .filter(contains(line))
    .flatMap((shipment) => likelyMethodOf(shipment, usualMethod) ?? [])
    .toSorted((a, b) => Number(b.maxDays) - Number(a.maxDays));
  const { minDays = null, maxDays = null } = slowest ?? {};
  if (minDays === null || maxDays === null) return null;
  return maxDays < SHOWN_FROM_DAYS ? { kind: 'ready' } : { kind: 'days', minDays, maxDays };
};
