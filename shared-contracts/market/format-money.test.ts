import { formatMoney } from './format-money.ts';
import { LOCALES, type CurrencyCode } from './types.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatMoney', () => {
  it('M8 formats an amount for the language', () => {
    expect(plain(formatMoney({ cents: 123_450, currency: 'EUR' }, 'it'))).toBe('1234,50 €');
    expect(plain(formatMoney({ cents: 123_450, currency: 'EUR' }, 'en'))).toBe('€1,234.50');
    expect(plain(formatMoney({ cents: -500, currency: 'GBP' }, 'de'))).toBe('-5,00 £');
  });

  it.each([
    ['de', 'CHF 15.50'],
    ['it', 'CHF 15.50'],
    ['fr', '15.50 CHF'],
    ['en-GB', 'CHF 15.50'],
  ] as const)('M8 writes francs in %s as in Switzerland', (locale, expected) => {
    expect(plain(formatMoney({ cents: 1550, currency: 'CHF' }, locale))).toBe(expected);
  });

  it('M8 uses the same apostrophe for thousands of francs on server and browsers', () => {
    expect(plain(formatMoney({ cents: 123_450, currency: 'CHF' }, 'de'))).toBe('CHF 1’234.50');
    const millions = formatMoney({ cents: 123_456_789, currency: 'CHF' }, 'it');
    expect(plain(millions)).toBe('CHF 1’234’567.89');
  });

  it('M8 formats a currency without cents in its own unit', () => {
    const yen = { cents: 1200, currency: 'JPY' as CurrencyCode };
    expect(plain(formatMoney(yen, 'en'))).toBe('¥1,200');
  });

  it.each(LOCALES)('M8 shows US dollars with a plain $ in %s', (locale) => {
    expect(plain(formatMoney({ cents: 1000, currency: 'USD' }, locale))).toMatch(
      /^(\$10\.00|10,00 \$)$/,
    );
  });
});
