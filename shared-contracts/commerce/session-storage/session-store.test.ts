import fc from 'fast-check';
import { chosenCountry } from '../../market/chosen-country.ts';
import type { WebStorageName } from '../../storage/storage-keys.ts';
import { STORAGE } from '../../storage/storage-table.ts';
import { sessionStore } from './session-store.ts';
import { browserStorage, type StorageArea } from './storage-areas.ts';
import { setCookie, storedText, storeText } from '../../testing/storage.ts';

const customer = {
  email: 'ada@example.com',
  ownerId: 'oWnEr',
  accessToken: 'a',
  refreshToken: 'r',
};
/** Slots by their name in the storage table. */
const SLOTS = {
  session: 'customer',
  giftMessage: 'giftMessage',
  user: 'user',
  cartId: 'cartId',
  country: 'country',
} as const;
const NAMES = Object.keys(SLOTS) as (keyof typeof SLOTS)[];
const keysOf = (...names: WebStorageName[]) => names.map((it) => STORAGE[it].key).toSorted();
const BY_MARKET = { 'it-eur': 'xYzAbCdEfG', 'rest-of-world-usd': 'aBcDeFgHiJ' };

const blocked: StorageArea = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setCookie('countryCookie', '');
});

describe('sessionStore', () => {
  it('E5 keeps the session in local storage by its field names', () => {
    sessionStore().customer.write(customer);
    expect(JSON.parse(storedText('session') ?? '')).toEqual({
      email: 'ada@example.com',
      owner_id: 'oWnEr',
      accessToken: 'a',
      refreshToken: 'r',
    });
    expect(sessionStore().customer.read()).toEqual(customer);
  });

  it('E5 keeps gift message, user, cart id and country in session storage', () => {
    const store = sessionStore();
    store.giftMessage.write('Auguri!\nAda');
    store.user.write({ id: 'oWnEr', email: 'ada@example.com' });
    store.cartId.write('xYzAbCdEfG');
    store.country.write('IT');
    expect(Object.keys(sessionStorage).toSorted()).toEqual(
      keysOf('giftMessage', 'user', 'cartId', 'country'),
    );
    expect(localStorage).toHaveLength(0);
    expect(sessionStore().giftMessage.read()).toBe('Auguri!\nAda');
    expect(sessionStore().country.read()).toBe('IT');
  });

  it('T3 keeps each market’s cart in local storage, for the other tabs and the next visit', () => {
    sessionStore().carts.write(BY_MARKET);
    expect(Object.keys(localStorage)).toEqual(keysOf('carts'));
    sessionStorage.clear();
    expect(sessionStore().carts.read()).toEqual(BY_MARKET);
  });

  it.each([
    '[]',
    '"id"',
    '{"it-eur":""}',
    '{"it-eur":"../customers"}',
    '{"it eur":"xYz"}',
    '{"it-eur":1}',
  ])('T3 throws carts away that are no ids by market: %s', (text) => {
    storeText('carts', text);
    expect(sessionStore().carts.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('M10 stores the cart’s market and its possible transfer in the tab', () => {
    sessionStore().market.write('it-eur');
    sessionStore().movingTo.write('de-eur');
    expect(Object.keys(sessionStorage).toSorted()).toEqual(keysOf('market', 'movingTo'));
    expect(sessionStore().market.read()).toBe('it-eur');
    expect(sessionStore().movingTo.read()).toBe('de-eur');
  });

  it('E5 M5 has a country of its own in every tab, the one chosen last in those to come', () => {
    sessionStore().country.write('JP');
    setCookie('countryCookie', 'SG');
    expect(sessionStore().country.read()).toBe('JP');
    sessionStorage.clear();
    expect(sessionStore().country.read()).toBe('SG');
    sessionStore().country.write('NO');
    expect(chosenCountry(document.cookie)).toBe('NO');
  });

  it('E5 forgets cleared values', () => {
    const store = sessionStore();
    store.cartId.write('xYzAbCdEfG');
    store.cartId.clear();
    expect(sessionStore().cartId.read()).toBeNull();
  });

  it.each([
    ['session', '{"email":"ada@example.com"}'],
    ['session', '{"email":"a","owner_id":"o","accessToken":"","refreshToken":"r"}'],
    ['session', 'null'],
    ['cartId', '"../customers/other"'],
    ['country', '"Italy"'],
    ['user', '[]'],
    ['giftMessage', '{"a":1}'],
    ['cartId', 'xYzAbCdEfG'],
  ] as const)('E5 discards the foreign content of %s: %s', (name, text) => {
    storeText(name, text);
    expect(sessionStore()[SLOTS[name]].read()).toBeNull();
    expect(storedText(name)).toBeNull();
  });

  it('E5 never throws on any content', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.oneof(fc.string(), fc.json()), (name, text) => {
        storeText(name, text);
        expect(() => sessionStore()[SLOTS[name]].read()).not.toThrow();
      }),
    );
  });

  it('E5 keeps in memory what a blocked or full storage refuses', () => {
    const store = sessionStore({ local: blocked, session: blocked });
    expect(store.customer.read()).toBeNull();
    store.customer.write(customer);
    expect(store.customer.read()).toEqual(customer);
    store.customer.clear();
    expect(store.customer.read()).toBeNull();
  });

  it('E5 works where the browser refuses storage altogether', () => {
    const refused = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = sessionStore(browserStorage());
    refused.mockRestore();
    store.customer.write(customer);
    expect(store.customer.read()).toEqual(customer);
    expect(localStorage).toHaveLength(0);
  });
});
