import { createTokenBuckets, networkOf, type BucketSize } from '@shop/contracts/limits';
import type { BearerCustomer } from '../bearer/check-bearer.ts';
import { networkAround } from './network-around.ts';

/** How often an operation may be asked. Every bucket is one process's own. */
export interface OperationLimits<Body = unknown> {
  /** Of one address (IPv6: of its 64 bits). */
  address: BucketSize;
  /** Of the network around it. */
  network: BucketSize;
  /** Of what is asked about, such as an e-mail address; counted whether it exists or not. */
  account: BucketSize;
  accountOf: (body: Body, customer: BearerCustomer | null) => string | null;
}

/** Counts the requests of one operation. */
export interface RequestCounter {
  /** Seconds to wait; 0 lets it pass. */
  takeAddress: (address: string) => number;
  takeAccount: (body: unknown, customer: BearerCustomer | null) => number;
  /** Seconds until an address may try a password again; 0 at once. */
  waitToGuess: (address: string) => number;
  /** The password was a wrong one. */
  guessed: (address: string) => void;
}

const MINUTE = 60;
/**
 * Wrong passwords of one address, whoever's they are: the platform, which may count all tries of this service as one
 * visitor's, has fewer of them than it takes to turn the service away.
 */
const GUESSES = { capacity: 10, seconds: 10 * MINUTE };
/** How many addresses' worth a network has. */
const NETWORK_FACTOR = 5;

export interface UsualLimits {
  /** What an address may ask of one operation in a minute. */
  perMinute: number;
  /** How often one account may be asked about in ten minutes, by operations that name one. */
  perAccount: number;
}

/** @param asksPassword whether the operation tells if a password is right: guesses are counted by customer then */
export const usualLimits = (
  { perMinute, perAccount }: UsualLimits,
  asksPassword: boolean,
): OperationLimits => ({
  address: { capacity: perMinute, seconds: MINUTE },
  network: { capacity: perMinute * NETWORK_FACTOR, seconds: MINUTE },
  account: { capacity: perAccount, seconds: 10 * MINUTE },
  accountOf: (_, customer) => (asksPassword ? (customer?.id ?? null) : null),
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
