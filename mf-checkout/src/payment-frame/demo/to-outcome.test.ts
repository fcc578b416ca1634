/** @jest-environment node */
import { readNonce } from '../../../../services/commerce/domains/payment/braintree/read-nonce.ts';
import { FURTHER_CARDS } from './further-cards.ts';
import { TEST_CARDS, type TestCardMeaning } from './test-cards.ts';
import { toOutcome, type Proof } from './to-outcome.ts';

const cardThatIs = (meaning: TestCardMeaning) => TEST_CARDS.find((it) => it.meaning === meaning)!;
const ask = (proof: Proof) => jest.fn(async () => proof);

describe('toOutcome', () => {
  it.each([...TEST_CARDS, ...FURTHER_CARDS])(
    'P1 $number is handed over as a nonce the platform reads',
    async (card) => {
      const { meaning, unique } =
        readNonce(`fake-${card.nonce}-nonce.${card.number.slice(-4)}-x1`) ?? {};
      expect(unique).toBe(true);
      const refused = {
        declined: 'processor_declined',
        fraud: 'gateway_rejected',
        unavailable: 'failed',
        not_authenticated: 'gateway_rejected',
      }[card.meaning as string];
      expect(meaning?.refusal?.detail).toBe(
        card.meaning === 'challenge_failed' ? 'gateway_rejected' : refused,
      );
      if (card.meaning === 'accepted')
        expect(card.number.slice(-4)).toBe(meaning?.instrument.card_last_digits);
    },
  );

  it('P1 gives each attempt a nonce of its own, and of the card no more than is shown', async () => {
    const card = cardThatIs('accepted');
    const [one, two] = await Promise.all([
      toOutcome(card, ask('given')),
      toOutcome(card, ask('given')),
    ]);
    expect(one).toEqual({
      kind: 'tokenized',
      nonce: expect.stringMatching(/^fake-valid-visa-nonce\.1111-/),
      instrument: { type: 'card', brand: 'Visa', lastDigits: '1111' },
    });
    expect(two).not.toEqual(one);
  });

  it.each([
    ['challenge', 'given', { kind: 'tokenized' }],
    ['challenge', 'refused', { kind: 'refused', reason: 'three-d-secure' }],
    ['challenge', 'closed', { kind: 'closed' }],
    ['challenge_failed', 'given', { kind: 'refused', reason: 'three-d-secure' }],
    ['challenge_failed', 'closed', { kind: 'closed' }],
  ] as const)('P1 a %s, proof %s', async (meaning, proof, outcome) => {
    const asked = ask(proof);
    expect(await toOutcome(cardThatIs(meaning), asked)).toMatchObject(outcome);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(['accepted', 'declined', 'fraud', 'network'] as const)(
    'P1 a card that is %s causes no challenge',
    async (meaning) => {
      const asked = ask('given');
      const kind = meaning === 'network' ? 'network-lost' : 'tokenized';
      expect(await toOutcome(cardThatIs(meaning), asked)).toMatchObject({ kind });
      expect(asked).not.toHaveBeenCalled();
    },
  );
});
