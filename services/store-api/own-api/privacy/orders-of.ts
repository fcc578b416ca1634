import type { Platform } from '../../platform/platform.ts';
import { readRows } from '../../platform/read-rows.ts';

/** Placed with the account's address, but not logged in, so possibly by someone else. */
const isGuests = ({ attributes }: { attributes: Record<string, unknown> }): boolean =>
  attributes['guest'] === true;

const ordersPath = (customerId: string): string =>
  `customers/${encodeURIComponent(customerId)}/orders`;

/** Nothing of it remains to be sent. An approved order of items that are not shipped stays `not_required`. */
const isDone = ({ attributes }: { attributes: Record<string, unknown> }): boolean =>
  attributes['fulfillment_status'] === 'fulfilled' ||
  (attributes['fulfillment_status'] === 'not_required' && attributes['status'] === 'approved');

/** Whether any order placed by the logged-in customer awaits delivery. */
export const hasOpenOrders = async (platform: Platform, customerId: string): Promise<boolean> => {
  const placed = { 'filter[q][status_in]': 'placing,placed,editing,approved' };
  for await (const rows of readRows(platform, ordersPath(customerId), placed))
    if (rows.some((it) => !isGuests(it) && !isDone(it))) return true;
  return false;
};

/** Ids of guest orders with the customer's address. */
export const guestOrdersOf = async (platform: Platform, customerId: string): Promise<string[]> => {
  const ids: string[] = [];
  const placed = { 'filter[q][placed_at_null]': 'false' };
  for await (const rows of readRows(platform, ordersPath(customerId), placed))
    ids.push(...rows.filter(isGuests).map(({ id }) => id));
  return ids;
};
