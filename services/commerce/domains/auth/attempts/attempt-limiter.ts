import { createHash } from 'node:crypto';
import { createTokenBuckets, networkOf } from '@shop/server-kit/limits';
import { LRUCache } from 'lru-cache';
import { attemptKinds, type AttemptKind } from './attempt-kinds.ts';

/** An attempt to use a secret: its subject and its origin. */
export interface Attempt {
  readonly kind: AttemptKind;
  /** The account named by the request; null if it names none. */
  readonly account: string | null;
  /** The address of the socket, or the one reported by a trusted proxy. */
  readonly address: string;
}

/** Maximum failures per period. */
export interface AttemptLimits {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly seconds: number;
}

export interface AttemptLimiter {
  /**
   * Counts an attempt as failed before its outcome is known, so that concurrent attempts are counted too. Returns the
   * seconds to wait if the limit is reached; that attempt is not counted and must not be processed.
   */
  readonly begin: (attempt: Attempt) => number;
  /** Settles an attempt by its response status: refunds the part it does not cost. */
  readonly settle: (attempt: Attempt, status: number) => void;
}

const keyOf = (kind: AttemptKind, text: string): string =>
  `${kind} ${createHash('sha256').update(text).digest('base64url')}`;

/** Maximum number of remembered networks that have logged in to an account; each takes about 100 bytes. */
const MOST_NETWORKS = 50_000;

/**
 * Limits failures per account and per address, each kind of attempt on its own. A network that has logged in to an
 * account has a limit of its own there, so that guesses from other networks do not lock the owner out.
 */
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
  const loggedIn = new LRUCache<string, true>({ max: MOST_NETWORKS });
  const loginKey = (account: string, address: string): string =>
    keyOf('login', `${account}\n${networkOf(address)}`);
  const accountKey = ({ kind, address }: Attempt, account: string): string => {
    const ownKey = kind === 'login' ? loginKey(account, address) : null;
    return ownKey !== null && loggedIn.get(ownKey) ? ownKey : keyOf(kind, account);
  };
  const bucketsOf = (attempt: Attempt) => {
    const { kind, account, address } = attempt;
    const ofAddress = addresses.get(attemptKinds[kind].addressFactor) ?? accounts;
    return [
      { buckets: ofAddress, key: keyOf(kind, networkOf(address)) },
      ...(account === null ? [] : [{ buckets: accounts, key: accountKey(attempt, account) }]),
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
      // A server error says nothing about the attempt.
      const cost = status >= 500 ? 0 : fails(status) ? 1 : success;
      if (cost < 1)
        for (const { buckets, key } of bucketsOf(attempt)) buckets.giveBack(key, 1 - cost);
      const { kind, account, address } = attempt;
      if (kind === 'login' && account !== null && status < 300)
        loggedIn.set(loginKey(account, address), true);
    },
  };
};
