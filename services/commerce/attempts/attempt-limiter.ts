import { createHash } from 'node:crypto';
import { createTokenBuckets, networkOf } from '@shop/contracts/limits';
import { attemptKinds, type AttemptKind } from './attempt-kinds.ts';

/** One try at a secret: what it is about, and where it comes from. */
export interface Attempt {
  readonly kind: AttemptKind;
  /** Whose secret it is, as the request names it; null where it names no one. */
  readonly account: string | null;
  /** The socket's, or what a trusted proxy says. */
  readonly address: string;
}

/** How many failures in how many seconds. */
export interface AttemptLimits {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly seconds: number;
}

export interface AttemptLimiter {
  /**
   * Counts an attempt as failed, before its outcome is known, so that attempts at the same time are counted too.
   * Gives the seconds to wait where there were too many; that one is not counted and must not be looked at.
   */
  readonly begin: (attempt: Attempt) => number;
  /** Settles an attempt by the status of its answer: what it does not cost is given back. */
  readonly settle: (attempt: Attempt, status: number) => void;
}

const keyOf = (kind: AttemptKind, text: string): string =>
  `${kind} ${createHash('sha256').update(text).digest('base64url')}`;

/** Limits failures per account and per address, each kind of attempt on its own. */
export const createAttemptLimiter = (
  { perAccount, perAddress, seconds }: AttemptLimits,
  now?: () => number,
): AttemptLimiter => {
  const accounts = createTokenBuckets({ capacity: perAccount, seconds }, now);
  const addresses = new Map(
    [...new Set(Object.values(attemptKinds).map(({ addressFactor }) => addressFactor))].map(
      (factor) => [factor, createTokenBuckets({ capacity: perAddress * factor, seconds }, now)],
    ),
  );
  const bucketsOf = ({ kind, account, address }: Attempt) => {
    const ofAddress = addresses.get(attemptKinds[kind].addressFactor) ?? accounts;
    return [
      { buckets: ofAddress, key: keyOf(kind, networkOf(address)) },
      ...(account === null ? [] : [{ buckets: accounts, key: keyOf(kind, account) }]),
    ];
  };
  return {
    begin: (attempt) => {
      const counted = bucketsOf(attempt);
      const wait = Math.max(...counted.map(({ buckets, key }) => buckets.wait(key)));
      if (wait === 0) for (const { buckets, key } of counted) buckets.take(key);
      return wait;
    },
    settle: (attempt, status) => {
      const { success, fails } = attemptKinds[attempt.kind];
      // What the platform itself failed at says nothing about the attempt.
      const cost = status >= 500 ? 0 : fails(status) ? 1 : success;
      if (cost < 1)
        for (const { buckets, key } of bucketsOf(attempt)) buckets.giveBack(key, 1 - cost);
    },
  };
};
