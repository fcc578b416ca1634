import { type BucketSize, createTokenBuckets, networkOf } from '@shop/server-kit/limits';
import type { BearerCustomer } from '../bearer/check-bearer.ts';

/**
 * Network of an address, in the size that providers assign: /24 for IPv4 (`203.0.113`), /48 for IPv6. Anyone who
 * controls one address there can easily use the others.
 */
export const networkAround = (address: string): string => {
  const household = networkOf(address);
  const separator = household.includes(':') ? ':' : '.';
  return household.split(separator).slice(0, 3).join(separator);
};

/** Rate limits of an operation. Buckets are local to a process. */
export interface OperationLimits<Body = unknown> {
  /** Limit per address (IPv6: per /64). */
  address: BucketSize;
  /** Limit per network. */
  network: BucketSize;
  /** Limit per subject, such as an e-mail address; counted whether it exists or not. */
  account: BucketSize;
  /** Subject of a request; null is not limited. By default the customer, of operations that try a password only. */
  accountOf: (body: Body, customer: BearerCustomer | null) => string | null;
}

/** Subject of operations that require a token: the customer, from any address. */
export const byCustomer = (_body: unknown, customer: BearerCustomer | null): string | null =>
  customer?.id ?? null;

/** Counts the requests of one operation. */
export interface RequestCounter {
  /** Seconds to wait; 0 if allowed. */
  takeAddress: (address: string) => number;
  takeAccount: (body: unknown, customer: BearerCustomer | null) => number;
  /** Seconds until an address may try a password again; 0 if allowed. */
  waitToGuess: (address: string) => number;
  /** Records a wrong password. */
  guessed: (address: string) => void;
}

const MINUTE = 60;
/**
 * Wrong passwords per address, for any account. The platform may count all attempts of this service as one client, so
 * this limit is lower than the one at which it would block the service.
 */
const GUESSES = { capacity: 10, seconds: 10 * MINUTE };
/** Limit of a network, as a multiple of an address's. */
const NETWORK_FACTOR = 5;

export interface UsualLimits {
  /** Requests per address, operation and minute. */
  perMinute: number;
  /** Requests per account in ten minutes, for operations that name one. */
  perAccount: number;
}

/**
 * @param asksPassword - whether the operation reveals if a password is correct; wrong ones are then counted by
 * customer
 */
export const usualLimits = (
  { perMinute, perAccount }: UsualLimits,
  asksPassword: boolean,
): OperationLimits => ({
  address: { capacity: perMinute, seconds: MINUTE },
  network: { capacity: perMinute * NETWORK_FACTOR, seconds: MINUTE },
  account: { capacity: perAccount, seconds: 10 * MINUTE },
  accountOf: asksPassword ? byCustomer : () => null,
});

export const countRequests = (
  { address, network, account, accountOf }: OperationLimits,
  now?: () => number,
): RequestCounter => {
  const addresses = createTokenBuckets(address, now);
  const networks = createTokenBuckets(network, now);
  const accounts = createTokenBuckets(account, now);
  const guesses = createTokenBuckets(GUESSES, now);
  return {
    takeAddress: (ip) => addresses.take(networkOf(ip)) || networks.take(networkAround(ip)),
    takeAccount: (body, customer) => {
      const name = accountOf(body, customer);
      return name === null ? 0 : accounts.take(name);
    },
    waitToGuess: (ip) => guesses.wait(networkOf(ip)),
    guessed: (ip) => void guesses.take(networkOf(ip)),
  };
};
