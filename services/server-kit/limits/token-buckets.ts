import { LRUCache } from 'lru-cache';

/** Maximum number of buckets; each takes about 100 bytes. */
const MOST_BUCKETS = 50_000;

interface Bucket {
  left: number;
  /** ms since the epoch. */
  at: number;
}

/** Burst size (`capacity`), and the `seconds` in which an empty bucket refills. */
export interface BucketSize {
  capacity: number;
  seconds: number;
}

/** Token buckets by key: bursts pass, a steady stream is limited to the refill rate. */
export interface TokenBuckets {
  /** Seconds, rounded up, until the key's bucket holds one token; 0 if it does. Does not take it. */
  wait: (key: string) => number;
  /** Takes one token if available. Returns the wait in seconds like `wait`. */
  take: (key: string) => number;
  /** Returns tokens, or a fraction of one, to the bucket, up to its capacity. */
  giveBack: (key: string, tokens: number) => void;
}

/** Evicts the least recently used bucket above 50,000. */
export const createTokenBuckets = (
  { capacity, seconds }: BucketSize,
  now: () => number = () => Date.now(),
): TokenBuckets => {
  // By size: `max` would reserve the memory of 50,000 buckets at once, for each of the many limits.
  const buckets = new LRUCache<string, Bucket>({ maxSize: MOST_BUCKETS, sizeCalculation: () => 1 });
  const perMs = capacity / (seconds * 1000);

  const levelOf = (key: string, time: number): number => {
    const { left, at } = buckets.peek(key) ?? { left: capacity, at: time };
    // A clock set back must not remove tokens.
    return Math.min(capacity, left + Math.max(0, time - at) * perMs);
  };
  const secondsUntilOne = (level: number): number =>
    level >= 1 ? 0 : Math.max(1, Math.ceil((1 - level) / perMs / 1000));

  return {
    wait: (key) => secondsUntilOne(levelOf(key, now())),
    take: (key) => {
      const time = now();
      const level = levelOf(key, time);
      const wait = secondsUntilOne(level);
      buckets.set(key, { left: wait === 0 ? level - 1 : level, at: time });
      return wait;
    },
    giveBack: (key, tokens) => {
      const time = now();
      buckets.set(key, { left: Math.min(capacity, levelOf(key, time) + tokens), at: time });
    },
  };
};
