import fc from 'fast-check';
import { MARKETS } from './markets.ts';
import { marketPath, parseMarketPath } from './path.ts';

const named = (name: string) => MARKETS.find((it) => it.market_name === name)!;

describe('marketPath', () => {
  it('M4 consists of the zone with dashes, the currency and the language', () => {
    expect(marketPath(named('IT EUR'), 'it')).toBe('/it/eur/it');
    expect(marketPath(named('Rest of World USD'), 'en')).toBe('/rest-of-world/usd/en');
  });

  it('M4 is different for every market', () => {
    expect(new Set(MARKETS.map((it) => marketPath(it, 'en'))).size).toBe(MARKETS.length);
  });
});

describe('parseMarketPath', () => {
  it('M1 reads three segments and the rest', () => {
    expect(parseMarketPath('/it/eur/it/product/A-1')).toEqual({
      country: 'IT',
      currency: 'EUR',
      locale: 'it',
      rest: '/product/A-1',
    });
    expect(parseMarketPath('/rest-of-world/usd/en')).toMatchObject({
      country: 'REST-OF-WORLD',
      rest: '/',
    });
  });

  it.each(['', '/', '/it', '/it/eur', '/it/eur/', '//eur/it', 'it/eur/it'])(
    'M1 gives nothing for %j',
    (pathname) => {
      expect(parseMarketPath(pathname)).toBeNull();
    },
  );

  it('M1 does not throw on any text', () => {
    fc.assert(
      fc.property(fc.string(), (pathname) => {
        const parsed = parseMarketPath(pathname);
        expect(parsed === null || parsed.rest.startsWith('/')).toBe(true);
      }),
    );
  });
});
