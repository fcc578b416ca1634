import { sessionStore } from '@shop/contracts/commerce';
import { contextOf, findMarket } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { createPath } from '@shop/contracts/routing';
import { settleAddress } from './settle-address.ts';

const PREFIX = '/rest-of-world/usd/en';
const zone = findMarket(MARKETS, { country: 'US', currency: 'USD' })!;

const context = contextOf(zone, 'US', 'en');
/** A document made for the first address, whose visitor is at the second by now. */
const settle = (address: string, present = address) => {
  const { pathname, search, hash } = new URL(address, window.location.href);
  window.history.replaceState({ key: 'kept' }, '', present);
  return settleAddress(context, { pathname, search, hash, key: 'kept', state: null });
};
const present = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'fv.country=; path=/; max-age=0';
});

describe('settleAddress', () => {
  it.each([
    ['/us/usd/en/search', `${PREFIX}/search`],
    ['/us/usd/en/category/wine?page=2#list', `${PREFIX}/category/wine?page=2#list`],
    ['/us/usd/en', PREFIX],
    ['/us/usd/en/', PREFIX],
  ])('M5 gives %s, the address of a country of the zone, the zone’s: %s', (address, own) => {
    expect(createPath(settle(address))).toBe(own);
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
  ])('leaves %s as it is', (address) => {
    expect(createPath(settle(address))).toBe(address);
    expect(present()).toBe(address);
    expect(sessionStore().country.read()).toBeNull();
  });

  it('leaves the address of a visitor who has gone elsewhere meanwhile as it is', () => {
    expect(settle('/us/usd/en/search', `${PREFIX}/cart`).pathname).toBe(`${PREFIX}/search`);
    expect(present()).toBe(`${PREFIX}/cart`);
    expect(sessionStore().country.read()).toBe('US');
  });
});
