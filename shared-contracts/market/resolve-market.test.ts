import fc from 'fast-check';
import { contextOf, resolveMarket, type ResolveMarketInput } from './resolve-market.ts';
import { MARKETS } from './markets.ts';
import { LOCALES, type Locale } from './types.ts';

const resolve = (pathname: string, input: Partial<ResolveMarketInput> = {}) =>
  resolveMarket({
    markets: MARKETS,
    locales: ['it', 'en', 'de'],
    pathname,
    defaultCountry: 'IT',
    ...input,
  });

const redirect = (location: string, status = 302) => ({ kind: 'redirect', status, location });

describe('resolveMarket', () => {
  it('M1 reads market, country and language from the first three segments and keeps the rest', () => {
    expect(resolve('/it/eur/en/product/BARBERA-750')).toEqual({
      kind: 'market',
      context: contextOf(MARKETS[0]!, 'IT', 'en'),
      rest: '/product/BARBERA-750',
    });
    expect(resolve('/gb/gbp/en')).toMatchObject({
      rest: '/',
      context: { country: 'GB', prefix: '/gb/gbp/en' },
    });
  });

  it('M2 finds a market by a country of its zone and by its name', () => {
    expect(resolve('/sg/usd/en')).toMatchObject({
      context: { country: 'SG', prefix: '/rest-of-world/usd/en' },
    });
    expect(resolve('/rest-of-world/usd/en')).toMatchObject({
      context: { prefix: '/rest-of-world/usd/en' },
    });
  });

  it('M3 takes the first zone code for a zone name, or the stored country if the zone has it', () => {
    expect(resolve('/rest-of-world/usd/en')).toMatchObject({ context: { country: 'US' } });
    expect(resolve('/rest-of-world/usd/en', { storedCountry: 'NO' })).toMatchObject({
      context: { country: 'NO' },
    });
    expect(resolve('/rest-of-world/usd/en', { storedCountry: 'IT' })).toMatchObject({
      context: { country: 'US' },
    });
  });

  it('M3 does not let the stored country change the country of the path', () => {
    expect(resolve('/us/usd/en', { storedCountry: 'NO' })).toMatchObject({
      context: { country: 'US' },
    });
  });

  it('M5 redirects / to the stored country, else to the default market', () => {
    expect(resolve('/')).toEqual(redirect('/it/eur/it'));
    expect(resolve('/', { storedCountry: 'DE' })).toEqual(redirect('/de/eur/de'));
    expect(resolve('/', { storedCountry: 'JP' })).toEqual(redirect('/rest-of-world/usd/en'));
    expect(resolve('/', { storedCountry: 'XX' })).toEqual(redirect('/it/eur/it'));
    expect(resolve('/', { defaultCountry: 'AQ' })).toEqual(redirect('/it/eur/it'));
  });

  it('M5 keeps a path without a market', () => {
    expect(resolve('/cart')).toEqual(redirect('/it/eur/it/cart'));
    expect(resolve('/product/BARBERA', { storedCountry: 'GB' })).toEqual(
      redirect('/gb/gbp/en/product/BARBERA'),
    );
  });

  it('M5 completes the beginning of a market path', () => {
    expect(resolve('/de')).toEqual(redirect('/de/eur/de'));
    expect(resolve('/CH/chf/')).toEqual(redirect('/ch/chf/de'));
    expect(resolve('/rest-of-world')).toEqual(redirect('/rest-of-world/usd/en'));
  });

  it.each([
    ['/us', '/us/usd/en'],
    ['/JP', '/jp/usd/en'],
    ['/sg/usd/', '/sg/usd/en'],
    ['/sg/usd/cart', '/sg/usd/en/cart'],
    ['/sg/usd/product/A', '/sg/usd/en/product/A'],
    ['/SG/usd/fr/product/A', '/sg/usd/en/product/A'],
  ])('M2 M3 M5 %s keeps the country of the address', (from, to) => {
    expect(resolve(from, { storedCountry: 'NO' })).toEqual(redirect(to));
    expect(resolve(to)).toMatchObject({ context: { country: to.slice(1, 3).toUpperCase() } });
  });

  it('M5 redirects upper case permanently to lower case and keeps the rest unchanged', () => {
    expect(resolve('/IT/Eur/it/product/BARBERA-750')).toEqual(
      redirect('/it/eur/it/product/BARBERA-750', 308),
    );
    expect(resolve('/it/eur/EN')).toEqual(redirect('/it/eur/en', 308));
  });

  it('M5 redirects an unknown language to that of the market', () => {
    expect(resolve('/de/eur/xx/cart')).toEqual(redirect('/de/eur/de/cart'));
    expect(resolve('/es/eur/fr/cart')).toEqual(redirect('/es/eur/es/cart'));
    expect(resolve('/es/eur/xx', { locales: LOCALES })).toEqual(redirect('/es/eur/es'));
  });

  it.each([
    ['/fr/eur', 'fr'],
    ['/be/eur', 'fr'],
    ['/es/eur', 'es'],
  ])('M5 M7 %s has its own language in addition to the shop’s: %s', (path, own) => {
    expect(resolve(path)).toEqual(redirect(`${path}/${own}`));
    for (const locale of [own, 'it', 'en', 'de'])
      expect(resolve(`${path}/${locale}`)).toMatchObject({ kind: 'market', context: { locale } });
  });

  it('M5 inserts a missing language', () => {
    expect(resolve('/it/eur/product/BARBERA')).toEqual(redirect('/it/eur/it/product/BARBERA'));
  });

  it('M5 does not resolve a wrong country or currency', () => {
    expect(resolve('/xx/yyy/zz/cart')).toEqual({ kind: 'unknown' });
    expect(resolve('/it/usd/it')).toEqual({ kind: 'unknown' });
    expect(resolve('/', { markets: [] })).toEqual({ kind: 'unknown' });
  });

  it('M5 never redirects to another host', () => {
    expect(resolve('//evil.example')).toEqual(redirect('/it/eur/it/evil.example'));
    expect(resolve('/it/eur/xx//evil.example')).toEqual(redirect('/it/eur/it/evil.example'));
  });

  it('M4 every market path leads to its market and language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MARKETS),
        fc.constantFrom<Locale>(...LOCALES),
        (market, locale) => {
          const context = contextOf(market, null, locale);
          expect(resolve(`${context.prefix}/cart`, { locales: LOCALES })).toEqual({
            kind: 'market',
            context,
            rest: '/cart',
          });
        },
      ),
    );
  });

  it('M5 never throws, and every redirect stays in the shop and ends within two steps', () => {
    const pathname = fc.oneof(
      fc.string(),
      fc.webPath(),
      fc
        .array(
          fc.constantFrom('it', 'IT', 'sg', 'eur', 'usd', 'xx', 'rest-of-world', '', 'product'),
        )
        .map((it) => `/${it.join('/')}`),
    );
    fc.assert(
      fc.property(pathname, fc.option(fc.string()), (path, storedCountry) => {
        let resolved = resolve(path, { storedCountry });
        for (let step = 0; step < 2 && resolved.kind === 'redirect'; step += 1) {
          expect(resolved.location).toMatch(/^\/[a-z-]+\/[a-z]{3}\/[a-z]{2}(?!\/\/)/);
          resolved = resolve(resolved.location, { storedCountry });
        }
        expect(resolved.kind).not.toBe('redirect');
      }),
      { numRuns: 500 },
    );
  });
});
