import fc from 'fast-check';
import { parseMarketPath } from './parse-market-path.ts';

describe('parseMarketPath', () => {
  it('M1 reads three segments and what follows', () => {
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
