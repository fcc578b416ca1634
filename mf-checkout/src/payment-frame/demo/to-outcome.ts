import type { CardOutcome } from '../../steps/payment/card/card-port.ts';
import type { TestCard } from './test-cards.ts';

/** The shopper's response to the challenge. */
export type Proof = 'given' | 'refused' | 'closed';

/**
 * The platform's nonces are valid once if a suffix follows their name (`fake-valid-visa-nonce.1111-3f9c`): the card's
 * last digits.
 */
const nonceOf = ({ nonce, number }: TestCard): string =>
  `fake-${nonce}-nonce.${number.slice(-4)}-${crypto.randomUUID()}`;

/**
 * The outcome of a test card.
 *
 * @param ask shows a 3-D Secure challenge to the shopper
 */
export const toOutcome = async (
  card: TestCard,
  ask: () => Promise<Proof>,
): Promise<CardOutcome> => {
  const tokenized: CardOutcome = {
    kind: 'tokenized',
    nonce: nonceOf(card),
    instrument: { type: 'card', brand: card.brand, lastDigits: card.number.slice(-4) },
  };
  if (card.meaning === 'network' || navigator.onLine === false) return { kind: 'network-lost' };
  if (card.meaning === 'not_authenticated') return { kind: 'refused', reason: 'three-d-secure' };
  if (card.meaning !== 'challenge' && card.meaning !== 'challenge_failed') return tokenized;
  const proof = await ask();
  if (proof === 'closed') return { kind: 'closed' };
  return proof === 'given' && card.meaning === 'challenge'
    ? tokenized
    : { kind: 'refused', reason: 'three-d-secure' };
};
