import fc from 'fast-check';
import { aSetting, theSetting } from '../protocol/testing.ts';
import { toDecimal } from './to-decimal.ts';
import { toThreeDSecure } from './to-three-d-secure.ts';

const amount = { cents: 3890, currency: 'EUR' } as const;

const BILLING = {
  firstName: 'Zoë',
  lastName: 'Müller-Ñáñez',
  company: '',
  line1: 'Weißstraße 1',
  line2: '',
  city: '東京 Bern',
  zip: '3011',
  state: '',
  country: 'CH',
  phone: '+41 (0)31 000-00-00',
};

describe('toDecimal', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [3890, '38.90'],
    [123_456_789_012, '1234567890.12'],
  ])('P1 writes %i cents as %s', (cents, text) => {
    expect(toDecimal({ cents, currency: 'EUR' })).toBe(text);
  });
});

describe('toThreeDSecure', () => {
  it('P1 sends amount, e-mail and billing address to the bank, in ASCII', () => {
    expect(toThreeDSecure(amount, theSetting({ billing: BILLING }))).toEqual({
      amount: '38.90',
      email: 'giulia@example.com',
      billingAddress: {
        givenName: 'Zoe',
        surname: 'Muller-Nanez',
        phoneNumber: '410310000000',
        streetAddress: 'Weissstrasse 1',
        locality: 'Bern',
        postalCode: '3011',
        countryCodeAlpha2: 'CH',
      },
    });
  });

  it('P1 sends a German address in plain letters', () => {
    const german = { firstName: 'Jürgen', lastName: 'Groß', line1: 'Weißstraße 1', city: 'Gießen' };
    const { billingAddress } = toThreeDSecure(
      amount,
      theSetting({ billing: { ...BILLING, ...german, country: 'DE' } }),
    );
    expect(billingAddress).toMatchObject({
      givenName: 'Jurgen',
      surname: 'Gross',
      streetAddress: 'Weissstrasse 1',
      locality: 'Giessen',
    });
  });

  it.each([
    ['王小明'],
    ['やまだ・たろう'],
    ['محمد-علي'],
    ['ประยุทธ์ จ.'],
    ['김민준'],
    ['Иван'],
    ['Γιώργος'],
    ["שרה '"],
    ['प्रिया'],
    ['—'],
  ])('P1 leaves out a name without a plain form, and its punctuation: %s', (name) => {
    const billing = { ...BILLING, firstName: name, lastName: name, city: name };
    const { billingAddress = {} } = toThreeDSecure(amount, theSetting({ billing }));
    expect(Object.keys(billingAddress)).toEqual([
      'phoneNumber',
      'streetAddress',
      'postalCode',
      'countryCodeAlpha2',
    ]);
  });

  it.each([
    ['D’Amico–Rossi', "D'Amico-Rossi"],
    ['Ａｄａ', 'Ada'],
    ['山田 Ada 太郎', 'Ada'],
    ['丸の内１−２', '1-2'],
    ['Ada 太郎 Rossi', 'Ada Rossi'],
  ])('P1 sends %s as %s', (line1, streetAddress) => {
    const { billingAddress } = toThreeDSecure(
      amount,
      theSetting({ billing: { ...BILLING, line1 } }),
    );
    expect(billingAddress?.['streetAddress']).toBe(streetAddress);
  });

  it.each([
    ['Ørsted', '', 'Orsted'],
    ['山田', 'Ωmega & Søn', 'mega & Son'],
    ['山田', '', undefined],
  ])('P1 sends no empty surname for %j of %j', (lastName, company, surname) => {
    const billing = { ...BILLING, lastName, company };
    const { billingAddress } = toThreeDSecure(amount, theSetting({ billing }));
    expect(billingAddress?.['surname']).toBe(surname);
  });

  it('P1 has the requested amount and valid lengths for any input', () => {
    fc.assert(
      fc.property(aSetting, (setting) => {
        const { amount: told, billingAddress = {} } = toThreeDSecure(amount, setting);
        expect(told).toBe('38.90');
        for (const [name, value] of Object.entries(billingAddress)) {
          expect(value.length).toBeGreaterThan(0);
          expect(value.length).toBeLessThanOrEqual(50);
          if (name !== 'countryCodeAlpha2') expect(value).toMatch(/^[\x20-\x7e]*[a-z\d]/i);
        }
      }),
    );
  });
});
