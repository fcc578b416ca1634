import { testNonces, type TestNonce } from './test-nonces.ts';

/** A nonce taken apart: what it stands for, and whether it may be handed in only once at all. */
export interface ReadNonce {
  readonly meaning: TestNonce;
  readonly unique: boolean;
}

/**
 * Reads a nonce. Braintree's test nonces may be handed in again and again; with
 * a dot and something more (`fake-valid-nonce.k3x9`) a nonce is like those of
 * real cards, good for one attempt on one order. Anything else is unknown.
 */
export const readNonce = (nonce: string): ReadNonce | undefined => {
  const [, name, own] = /^fake-([a-z-]+)-nonce(?:\.([\w-]{1,200}))?$/.exec(nonce) ?? [];
  const meaning = testNonces.get(name ?? '');
  return meaning && { meaning, unique: own !== undefined };
};
