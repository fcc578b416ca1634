import fc from 'fast-check';
import { findMarket } from './find-market.ts';
import { MARKETS } from './markets.ts';

const nameOf = (country: string, currency: string) =>
  findMarket(MARKETS, { country, currency })?.market_name;

describe('findMarket', () => {
  it('M2 finds the market of a currency whose zone contains the country', () => {
    expect(nameOf('IT', 'EUR')).toBe('IT EUR');
    expect(nameOf('ZA', 'USD')).toBe('Rest of World USD');
  });

  it('M2 otherwise finds a market by its name, with dashes instead of spaces', () => {
    expect(nameOf('REST-OF-WORLD', 'USD')).toBe('Rest of World USD');
    expect(nameOf('rest of world', 'usd')).toBe('Rest of World USD');
  });

  it('M2 finds no market of a country in another currency', () => {
    expect(nameOf('IT', 'USD')).toBeUndefined();
    expect(nameOf('CN', 'USD')).toBeUndefined();
  });

  it('M2 does not throw on any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (country, currency) => {
        expect(() => findMarket(MARKETS, { country, currency })).not.toThrow();
      }),
    );
  });
});
