import { browserStorage, slot } from '@shop/contracts/commerce';

/** Orders placed in this browser by id, with the time of it in ms since 1970, oldest first. */
type Placed = Readonly<Record<string, number>>;

/**
 * How long, in ms, a browser counts as its buyer's: long enough to come back to the confirmation and print it, short
 * enough for a computer that others use too.
 */
export const REMEMBERED = 24 * 3600_000;
const MOST = 5;

const isPlaced = (value: unknown): value is Placed =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((it) => typeof it === 'number');

const stored = slot(browserStorage().local, 'fv.placed', isPlaced);

const recent = (now: number): [string, number][] =>
  Object.entries(stored.read() ?? {}).filter(([, at]) => at <= now && now - at < REMEMBERED);

/** Notes that an order was placed in this browser: its confirmation may show here what it knows of the buyer. */
export const markPlaced = (orderId: string, now = Date.now()): void => {
  const others = recent(now).filter(([id]) => id !== orderId);
  stored.write(Object.fromEntries([...others, [orderId, now] as const].slice(-MOST)));
};

/** Whether an order was placed in this browser within the last day. A logout forgets it. */
export const isPlacedHere = (orderId: string, now = Date.now()): boolean =>
  recent(now).some(([id]) => id === orderId);
