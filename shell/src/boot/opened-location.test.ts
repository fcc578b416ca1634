import { createBrowserHistory } from '@shop/contracts/routing';
import { openedLocation, samePage } from './opened-location.ts';

/** The document was loaded from the first address; the visitor is at the second, whose entry has a key. */
const opened = (from: string | undefined, at: string) => {
  const entries = from === undefined ? [] : [{ name: new URL(from, window.location.href).href }];
  performance.getEntriesByType = () => entries as unknown as PerformanceEntryList;
  window.history.replaceState({ key: 'kept', idx: 1 }, '', at);
  return openedLocation(createBrowserHistory());
};

describe('openedLocation', () => {
  it('S2 is where the visitor is, with the key and the place on the page', () => {
    expect(opened('/it/eur/it/cart?x=1', '/it/eur/it/cart?x=1#lines')).toMatchObject({
      pathname: '/it/eur/it/cart',
      search: '?x=1',
      hash: '#lines',
      key: 'kept',
    });
  });

  it.each([
    ['back or forward', '/it/eur/it/category/red', '/it/eur/it'],
    ['to another page of a list', '/it/eur/it?page=2', '/it/eur/it'],
  ])('S2 stays with the document when the visitor has gone %s', (_, from, at) => {
    const { pathname, search, hash, key } = opened(from, at);
    expect(`${pathname}${search}${hash}`).toBe(from);
    expect(key).not.toBe('kept');
  });

  it('is where the visitor is in a browser that keeps no record of the navigation', () => {
    expect(opened(undefined, '/it/eur/it').pathname).toBe('/it/eur/it');
  });
});

describe('samePage', () => {
  it.each([
    [true, '/a?b#c', '/a?b#d'],
    [false, '/a?b', '/a?c'],
    [false, '/a', '/b'],
  ])('is %s for %s and %s', (same, one, other) => {
    expect(samePage(opened(one, one), opened(other, other))).toBe(same);
  });
});
