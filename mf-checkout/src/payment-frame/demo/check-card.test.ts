import fc from 'fast-check';
import { type CardValues, checkCard, luhn } from './check-card.ts';
import { FURTHER_CARDS } from './further-cards.ts';
import { inGroups } from './in-groups.ts';
import { readExpiry } from './read-expiry.ts';
import { TEST_CARDS } from './test-cards.ts';

const NOW = new Date(2026, 10, 23);
const typed = (its: Partial<CardValues> = {}): CardValues => ({
  number: '4012 8888 8888 1881',
  expiry: '11/26',
  code: '123',
  name: 'Giulia Rossi',
  ...its,
});
const problemOf = (its: Partial<CardValues>) => checkCard(typed(its), NOW);

describe('the card of the demonstration', () => {
  it.each([...TEST_CARDS, ...FURTHER_CARDS])(
    'P1 is $number with a code of $code digits',
    ({ number, code }) => {
      expect(luhn(number)).toBe(true);
      expect(problemOf({ number: inGroups(number), code: '1234'.slice(0, code) })).toEqual({});
      expect(problemOf({ number, code: '12345'.slice(0, code === 3 ? 4 : 3) })).toEqual({
        code: 'code',
      });
    },
  );

  it('P1 reports each missing field', () => {
    expect(checkCard({ number: ' ', expiry: '', code: '', name: '' }, NOW)).toEqual({
      number: 'missing',
      expiry: 'missing',
      code: 'missing',
      name: 'missing',
    });
  });

  it.each([
    ['4012 8888 8888 1882', 'number'],
    ['4242 4242 4242 4242', 'not_a_test_card'],
    ['carta', 'number'],
    ['٤٠١٢٨٨٨٨٨٨٨٨١٨٨١', 'number'],
    ['4'.repeat(500), 'number'],
  ])('P1 is not %s', (number, problem) => {
    expect(problemOf({ number })).toEqual({ number: problem });
  });

  it.each([
    ['10/26', 'expired'],
    ['12/2025', 'expired'],
    ['13/27', 'expiry'],
    ['00/27', 'expiry'],
    ['12/99', 'expiry'],
    ['domani', 'expiry'],
  ])('P1 is not good until %s', (expiry, problem) => {
    expect(problemOf({ expiry })).toEqual({ expiry: problem });
  });

  it('P1 is read as people and browsers write its date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, y) => {
        const [mm, yy, year] = [
          String(month).padStart(2, '0'),
          String(y).padStart(2, '0'),
          2000 + y,
        ];
        for (const text of [
          `${mm}/${yy}`,
          ` ${mm} / ${year} `,
          `${month}-${yy}`,
          `${mm}${yy}`,
          `${year}-${mm}`,
        ])
          expect(readExpiry(text)).toEqual({ month, year });
      }),
    );
  });

  it('P1 has a check digit that finds any single wrong digit', () => {
    const cards = fc.constantFrom(...TEST_CARDS.map(({ number }) => number));
    fc.assert(
      fc.property(cards, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const place = at % number.length;
        const digit = (Number(number[place]) + by) % 10;
        expect(luhn(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
      }),
    );
  });
});
