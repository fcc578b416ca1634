/** Buckets remembered; each costs some 100 bytes. */
const MOST_BUCKETS = 50_000;

interface Bucket {
  left: number;
  /** ms since the epoch. */
  at: number;
}

/** How much may happen at once (`capacity`), which is also how much comes back in so many `seconds`. */
export interface BucketSize {
  capacity: number;
  seconds: number;
}

/** Token buckets by key: short bursts pass, a steady stream settles at the rate they fill at. */
export interface TokenBuckets {
  /** Whole seconds until the key's bucket holds one token; 0 when it does. Changes nothing. */
  wait: (key: string) => number;
  /** Takes a token if available. Returns the seconds to wait, like `wait`. */
  take: (key: string) => number;
  /** Puts part of a token back that was taken. */
  giveBack: (key: string, tokens: number) => void;
}

/** The bucket used longest ago is forgotten when there are more than 50,000. */
export const createTokenBuckets = (
  { capacity, seconds }: BucketSize,
  now: () => number = () => Date.now(),
): TokenBuckets => {
  const buckets = new Map<string, Bucket>();
  const perMs = capacity / (seconds * 1000);

  const levelOf = (key: string, time: number): number => {
    const { left, at } = buckets.get(key) ?? { left: capacity, at: time };
    // A clock that is set back takes nothing away.
    return Math.min(capacity, left + Math.max(0, time - at) * perMs);
  };
  const secondsUntilOne = (level: number): number =>
    level >= 1 ? 0 : Math.max(1, Math.ceil((1 - level) / perMs / 1000));
  const keep = (key: string, bucket: Bucket): void => {
    // Moves to the end: the map is in the order of use.
    buckets.delete(key);
    buckets.set(key, bucket);
    const oldest = buckets.keys().next().value;
    if (buckets.size > MOST_BUCKETS && oldest !== undefined) buckets.delete(oldest);
  };

  return {
    wait: (key) => secondsUntilOne(levelOf(key, now())),
    take: (key) => {
      const time = now();
      const level = levelOf(key, time);
      const wait = secondsUntilOne(level);
      keep(key, { left: wait === 0 ? level - 1 : level, at: time });
      return wait;
    },
    giveBack: (key, tokens) => {
      const time = now();
      keep(key, { left: Math.min(capacity, levelOf(key, time) + tokens), at: time });
    },
  };
};
