import { browserStorage, slot } from '@shop/contracts/commerce';

/** Orders placed in this browser: time in ms since 1970 by order id, oldest first. */
type Placed = Readonly<Record<string, number>>;

/**
 * Time in ms for which a browser counts as the buyer's: long enough to reopen and print the confirmation, short
 * enough for a shared computer.
 */
export const BUYER_LIFETIME = 24 * 3600_000;
const CAPACITY = 5;

const isPlaced = (value: unknown): value is Placed =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((it) => typeof it === 'number');

const stored = slot(browserStorage().local, 'fv.placed', isPlaced);

const recent = (now: number): [string, number][] =>
  Object.entries(stored.read() ?? {}).filter(([, at]) => at <= now && now - at < BUYER_LIFETIME);

/** Records that an order was placed in this browser: its confirmation may show personal data here. */
export const markPlaced = (orderId: string, now = Date.now()): void => {
  const others = recent(now).filter(([id]) => id !== orderId);
  stored.write(Object.fromEntries([...others, [orderId, now] as const].slice(-CAPACITY)));
};

/** Whether an order was placed in this browser within the last day. A logout clears it. */
export const isPlacedHere = (orderId: string, now = Date.now()): boolean =>
  recent(now).some(([id]) => id === orderId);
