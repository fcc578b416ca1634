import { isIPv6 } from 'node:net';

/** Addresses remembered; each costs some 100 bytes. */
const MOST_ADDRESSES = 50_000;
const MINUTE = 60_000;

interface Bucket {
  /** Requests that may come at once. */
  left: number;
  /** ms since the epoch. */
  at: number;
}

/** Whom an address stands for: a household has one IPv4 address, but 2^64 IPv6 addresses. */
const payerOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return all
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(':');
};

/**
 * Counts requests per address, as a bucket that holds a minute's worth and fills evenly: short bursts pass, a steady
 * stream settles at the limit.
 *
 * @param perMinute requests an address may make in a minute
 * @returns tells of one more request: 0 when it may pass, else the whole seconds until one may
 */
export const createRateLimit = (
  perMinute: number,
  now: () => number = Date.now,
): ((address: string) => number) => {
  const buckets = new Map<string, Bucket>();
  return (address) => {
    const payer = payerOf(address);
    const time = now();
    const { left, at } = buckets.get(payer) ?? { left: perMinute, at: time };
    const filled = Math.min(perMinute, left + ((time - at) * perMinute) / MINUTE);
    const passes = filled >= 1;
    buckets.delete(payer);
    buckets.set(payer, { left: passes ? filled - 1 : filled, at: time });
    const oldest = buckets.keys().next().value;
    if (buckets.size > MOST_ADDRESSES && oldest !== undefined) buckets.delete(oldest);
    return passes ? 0 : Math.max(1, Math.ceil(((1 - filled) * MINUTE) / perMinute / 1000));
  };
};
