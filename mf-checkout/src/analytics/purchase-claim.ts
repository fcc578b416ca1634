import { alone } from '@shop/contracts/commerce';
import type { StorageKey } from '@shop/contracts/storage';

/**
 * Orders whose checkout started in this browser: whether `purchase` was sent, by order id; other once-per-order
 * events, by order id and event. Oldest first.
 */
type Claims = Readonly<Record<string, 'begun' | `told:${string}`>>;

const KEY: StorageKey<'purchases'> = 'fv.purchases';
const MOST = 40;
/** ms in which another tab's claim shows, in browsers without locks. */
const DOUBT = 100;

/** In-memory copy, used alone if the browser denies storage. */
let memory: Claims = {};

const isClaims = (value: unknown): value is Claims =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((it) => typeof it === 'string' && /^(begun$|told:)/.test(it));

const read = (): Claims => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isClaims(value) ? value : {};
  } catch {
    return memory;
  }
};

const write = (orderId: string, claim: Claims[string]): void => {
  const { [orderId]: _, ...others } = read();
  memory = Object.fromEntries([...Object.entries(others), [orderId, claim] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Stored by this page only.
  }
};

/** Notes that an order is being bought in this browser: its confirmation, in whichever tab, is a purchase. */
export const beginPurchase = (orderId: string): void => {
  if (read()[orderId] === undefined) write(orderId, 'begun');
};

const hasLocks = (): boolean => typeof navigator !== 'undefined' && 'locks' in navigator;

/** Whether the caller is the one tab that reports what the key names. */
const claim = (key: string, isOpen: (it: Claims[string] | undefined) => boolean) =>
  alone('fv.purchases', async () => {
    if (!isOpen(read()[key])) return false;
    const mine = `told:${crypto.randomUUID()}` as const;
    write(key, mine);
    // Two tabs may have got here at the same time: the one that wrote last has it.
    if (!hasLocks()) await new Promise((resolve) => setTimeout(resolve, DOUBT));
    return read()[key] === mine;
  });

/**
 * Claims the right to send `purchase` for an order (A2): once per order over all tabs and reloads of a browser in
 * which its checkout started. Opening an old confirmation again, or on another device, sends nothing.
 */
export const claimPurchase = (orderId: string): Promise<boolean> =>
  claim(orderId, (it) => it === 'begun');

/** Claims the right to send a once-per-order event, over all tabs and reloads (A2). */
export const claimEvent = (orderId: string, event: string): Promise<boolean> =>
  claim(`${orderId} ${event}`, (it) => it === undefined);
