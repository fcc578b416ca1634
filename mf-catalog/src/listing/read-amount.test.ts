import fc from 'fast-check';
import { readAmount } from './read-amount.ts';

describe('readAmount', () => {
  it.each([
    ['12', 'it', 1200],
    ['12,5', 'it', 1250],
    ['12,50', 'it', 1250],
    ['12.50', 'it', 1250],
    ['12,50', 'en-US', 1250],
    [' 12.99 € ', 'de', 1299],
    ['CHF 12.50', 'de', null],
    ['$12.50', 'en-US', 1250],
    ['0.29', 'en', 29],
    ['1.', 'en', 100],
    ['1.250', 'it', 125_000],
    ['1,250', 'en-US', 125_000],
    ['1,250', 'it', null],
    ['1.250', 'en', null],
    ['1.250,50', 'it', 125_050],
    ['1,250.50', 'it', 125_050],
    ['1.250.000', 'en', 125_000_000],
    ["1'250.50", 'de', 125_050],
    ['1 250,50', 'fr', 125_050],
    ['１２．５０', 'en', 1250],
    ['', 'it', null],
    ['-1', 'it', null],
    ['1e3', 'it', null],
    ['NaN', 'it', null],
    ['12.999,1,2', 'it', null],
    ['12,999.', 'en', 1_299_900],
    ['1.2.3', 'it', null],
    ['99999999', 'it', null],
    ['<b>', 'it', null],
    ['.', 'it', null],
  ] as const)('S2 M7 parses %j in %s as %s cents', (typed, locale, cents) => {
    expect(readAmount(typed, locale)).toBe(cents);
  });

  it('S2 M7 parses every amount as its language formats it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom('it', 'en', 'de', 'es', 'fr', 'en-US', 'en-GB'),
        (cents, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
          expect(readAmount(written.format(cents / 100), locale)).toBe(cents);
        },
      ),
    );
  });
});
