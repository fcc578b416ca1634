import fc from 'fast-check';
import { LOCALES } from '@shop/contracts/market';
import type { Setting } from './messages.ts';

export const someMoney = fc.record({
  cents: fc.integer({ min: 0, max: 10 ** 9 }),
  currency: fc.constantFrom('EUR', 'USD', 'CHF', 'GBP'),
});

const text = (longest: number) =>
  fc.string({ maxLength: longest, unit: 'grapheme' }).map((it) => it.slice(0, longest));

/** Any setting of the payment frame. */
export const aSetting: fc.Arbitrary<Setting> = fc.record({
  locale: fc.constantFrom(...LOCALES),
  amount: someMoney,
  scheme: fc.constantFrom('light', 'dark'),
  disabled: fc.boolean(),
  email: text(320),
  billing: fc.option(
    fc.record({
      firstName: text(200),
      lastName: text(200),
      company: text(200),
      line1: text(500),
      line2: text(500),
      city: text(200),
      zip: text(40),
      state: text(40),
      country: text(2),
      phone: text(60),
    }),
  ),
});

/** The setting of an order of 38.90 €, in Italian. */
export const theSetting = (its: Partial<Setting> = {}): Setting => ({
  locale: 'it',
  amount: { cents: 3890, currency: 'EUR' },
  scheme: 'light',
  disabled: false,
  email: 'giulia@example.com',
  billing: null,
  ...its,
});
