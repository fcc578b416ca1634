import { testNonces, type TestNonce } from './test-nonces.ts';

/** A parsed nonce: the test case it selects, and whether it can be used only once. */
interface ReadNonce {
  readonly meaning: TestNonce;
  readonly unique: boolean;
}

/**
 * Parses a nonce; undefined if it is unknown. Braintree's test nonces are reusable. With a dot and a suffix
 * (`fake-valid-nonce.k3x9`) a nonce behaves like a real one: it works for one attempt on one order. Four digits before
 * a dash in the suffix are the card's last digits (`fake-valid-visa-nonce.1111-k3x9`).
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
