import { browserStorage } from '../commerce/session-storage/storage-areas.ts';
import { slot } from '../commerce/session-storage/slot.ts';
import { STORAGE } from './storage-table.ts';

const rows = Object.values(STORAGE);
const isText = (it: unknown): it is string => typeof it === 'string';

describe('the storage table', () => {
  it('E5 has the keys under which visitors have stored their data', () => {
    expect(rows.map(({ area, key }) => `${area} ${key}`).toSorted()).toEqual([
      'BroadcastChannel fv.tabs',
      'cookie fv.country',
      'cookie fv.development',
      'cookie fv.order',
      'cookie fv.preview',
      'cookie fv.share',
      'localStorage fv.carrying',
      'localStorage fv.carts',
      'localStorage fv.consent',
      'localStorage fv.joining',
      'localStorage fv.placed',
      'localStorage fv.purchases',
      'localStorage fv.rotated',
      'localStorage fv.searches',
      'localStorage fv.seen',
      'localStorage fv.session',
      'localStorage fv.tabs',
      'localStorage fv.wish-list',
      'sessionStorage cart.shopping-place',
      'sessionStorage checkout.draft',
      'sessionStorage checkout.sent.…',
      'sessionStorage fv.account-drafts',
      'sessionStorage fv.cart-id',
      'sessionStorage fv.cart-prices',
      'sessionStorage fv.country',
      'sessionStorage fv.gift-message',
      'sessionStorage fv.left-behind',
      'sessionStorage fv.market',
      'sessionStorage fv.moving-to',
      'sessionStorage fv.placing',
      'sessionStorage fv.scroll',
      'sessionStorage fv.to-add',
      'sessionStorage fv.user',
      'sessionStorage fv.wishes',
    ]);
  });

  it('E5 has each key of an area once', () => {
    expect(new Set(rows.map(({ area, key }) => area + key)).size).toBe(rows.length);
  });

  it('E5 is the only source of keys that compile', () => {
    const { local, session } = browserStorage();
    slot(local, 'fv.searches', isText);
    // @ts-expect-error -- the table has no such key
    slot(local, 'fv.unknown', isText);
    // @ts-expect-error -- a key of the other area
    slot(session, 'fv.searches', isText);
    expect(localStorage).toHaveLength(0);
  });
});
