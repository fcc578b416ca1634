import { sessionStore } from '@shop/contracts/commerce';
import { contextOf, findMarket, MARKETS } from '@shop/contracts/market';
import { settleAddress } from './settle-address.ts';

const PREFIX = '/rest-of-world/usd/en';
const zone = findMarket(MARKETS, { country: 'US', currency: 'USD' })!;

const settled = (address: string): string => {
  window.history.replaceState({ key: 'kept' }, '', address);
  settleAddress(contextOf(zone, 'US', 'en'));
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
    expect(settled(address)).toBe(own);
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
    expect(settled(address)).toBe(address);
    expect(sessionStore().country.read()).toBeNull();
  });
});
