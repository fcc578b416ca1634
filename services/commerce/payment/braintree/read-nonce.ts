import { testNonces, type TestNonce } from './test-nonces.ts';

/** A nonce taken apart: what it stands for, and whether it may be handed in only once at all. */
export interface ReadNonce {
  readonly meaning: TestNonce;
  readonly unique: boolean;
}

/**
 * Reads a nonce. Braintree's test nonces may be handed in again and again; with
 * a dot and something more (`fake-valid-nonce.k3x9`) a nonce is like those of
 * real cards, good for one attempt on one order. Four digits before a dash there
 * are the last ones of the card (`fake-valid-visa-nonce.1111-k3x9`). Anything else is unknown.
 */
export const readNonce = (nonce: string): ReadNonce | undefined => {
  const [, name, own] = /^fake-([a-z-]+)-nonce(?:\.([\w-]{1,200}))?$/.exec(nonce) ?? [];
  const meaning = testNonces.get(name ?? '');
  if (meaning === undefined) return undefined;
  const lastDigits = /^(\d{4})-/.exec(own ?? '')?.[1];
  return {
    meaning:
      lastDigits === undefined || meaning.instrument.card_last_digits === undefined
        ? meaning
        : { ...meaning, instrument: { ...meaning.instrument, card_last_digits: lastDigits } },
    unique: own !== undefined,
  };
};
