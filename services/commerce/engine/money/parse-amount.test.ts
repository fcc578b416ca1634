import fc from 'fast-check';
import { currencyCodes } from './currency-style.ts';
import { formatAmount } from './format-amount.ts';
import { parseAmount } from './parse-amount.ts';

it('reads back what the platform writes, in every currency', () => {
  const codes = fc.constantFrom(...currencyCodes.flat());
  fc.assert(
    fc.property(codes, fc.integer({ min: 0, max: 10 ** 9 }), (code, cents) => {
      expect(parseAmount(formatAmount(cents, code), code)).toBe(cents);
    }),
  );
});

it.each([
  ['12,50', 'EUR', 1_250],
  ['12,5', 'EUR', 1_250],
  ['12.50', 'EUR', 1_250],
  ['1.234', 'EUR', 123_400],
  ['1.234,5', 'EUR', 123_450],
  [' € 5 ', 'EUR', 500],
  ['5 EUR', 'EUR', 500],
  ['0,01', 'EUR', 1],
  ['1,234', 'USD', 123_400],
  ['12,5', 'USD', 1_250],
  ["1'000.05", 'CHF', 100_005],
  ['1200', 'JPY', 1_200],
  ['1,200', 'JPY', 1_200],
])('reads %j of %s', (text, code, cents) => {
  expect(parseAmount(text, code)).toBe(cents);
});

it.each([
  ['', 'EUR'],
  ['five', 'EUR'],
  ['-5', 'EUR'],
  ['1e3', 'EUR'],
  ['0,001', 'EUR'],
  ['1.23.456', 'EUR'],
  ['1,2,3', 'EUR'],
  ['5 USD', 'EUR'],
  ['9'.repeat(13), 'EUR'],
  ['12.5', 'JPY'],
  ['Infinity', 'EUR'],
])('takes %j for no amount of %s', (text, code) => {
  expect(parseAmount(text, code)).toBeNull();
});
