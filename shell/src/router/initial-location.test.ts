import { sessionStore } from '@shop/contracts/commerce';
import { contextOf, findMarket } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { createBrowserHistory, createPath } from '@shop/contracts/routing';
import { setCookie } from '@shop/contracts/testing/storage';
import { documentLocation, isSamePage, withMarketPrefix } from './initial-location.ts';

/** The document was loaded from the first address; the visitor is now at the second, whose entry has a key. */
const locationOf = (from: string | undefined, at: string) => {
  const entries = from === undefined ? [] : [{ name: new URL(from, window.location.href).href }];
  performance.getEntriesByType = () => entries as unknown as PerformanceEntryList;
  window.history.replaceState({ key: 'kept', idx: 1 }, '', at);
  return documentLocation(createBrowserHistory());
};

describe('documentLocation', () => {
  it('S2 is the visitor’s location, with history key and hash', () => {
    expect(locationOf('/it/eur/it/cart?x=1', '/it/eur/it/cart?x=1#lines')).toMatchObject({
      pathname: '/it/eur/it/cart',
      search: '?x=1',
      hash: '#lines',
      key: 'kept',
    });
  });

  it.each([
    ['back or forward', '/it/eur/it/category/red', '/it/eur/it'],
    ['to another page of a list', '/it/eur/it?page=2', '/it/eur/it'],
  ])('S2 is the document’s location after the visitor went %s', (_, from, at) => {
    const { pathname, search, hash, key } = locationOf(from, at);
    expect(`${pathname}${search}${hash}`).toBe(from);
    expect(key).not.toBe('kept');
  });

  it('is the visitor’s location in a browser without navigation timing', () => {
    expect(locationOf(undefined, '/it/eur/it').pathname).toBe('/it/eur/it');
  });
});

describe('isSamePage', () => {
  it.each([
    [true, '/a?b#c', '/a?b#d'],
    [false, '/a?b', '/a?c'],
    [false, '/a', '/b'],
  ])('is %s for %s and %s', (same, one, other) => {
    expect(isSamePage(locationOf(one, one), locationOf(other, other))).toBe(same);
  });
});

describe('withMarketPrefix', () => {
  const PREFIX = '/rest-of-world/usd/en';
  const zone = findMarket(MARKETS, { country: 'US', currency: 'USD' })!;

  const context = contextOf(zone, 'US', 'en');
  /** A document rendered for the first address, whose visitor is now at the second. */
  const rewrite = (address: string, present = address) => {
    const { pathname, search, hash } = new URL(address, window.location.href);
    window.history.replaceState({ key: 'kept' }, '', present);
    return withMarketPrefix(context, { pathname, search, hash, key: 'kept', state: null });
  };
  const present = (): string => {
    const { pathname, search, hash } = window.location;
    return pathname + search + hash;
  };

  beforeEach(() => {
    sessionStorage.clear();
    setCookie('countryCookie', '');
  });

  it.each([
    ['/us/usd/en/search', `${PREFIX}/search`],
    ['/us/usd/en/category/wine?page=2#list', `${PREFIX}/category/wine?page=2#list`],
    ['/us/usd/en', PREFIX],
    ['/us/usd/en/', PREFIX],
  ])('M5 rewrites %s, the address of a zone’s country, to %s', (address, own) => {
    expect(createPath(rewrite(address))).toBe(own);
    expect(present()).toBe(own);
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(sessionStore().country.read()).toBe('US');
  });

  it.each([
    `${PREFIX}/search?q=fiano`,
    PREFIX,
    '/elsewhere',
    '/xx/yyy/en/search',
    '/us/eur/en/search',
    '/us/usd/xx/search',
    '/sg/usd/en/search',
  ])('leaves %s unchanged', (address) => {
    expect(createPath(rewrite(address))).toBe(address);
    expect(present()).toBe(address);
    expect(sessionStore().country.read()).toBeNull();
  });

  it('does not change the address of a visitor who has left for another page', () => {
    expect(rewrite('/us/usd/en/search', `${PREFIX}/cart`).pathname).toBe(`${PREFIX}/search`);
    expect(present()).toBe(`${PREFIX}/cart`);
    expect(sessionStore().country.read()).toBe('US');
  });
});
