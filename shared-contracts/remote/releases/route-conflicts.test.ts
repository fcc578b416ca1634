import { patternsMeet, routeConflicts } from './route-conflicts.ts';

describe('patternsMeet', () => {
  it.each([
    ['product/:code', 'product', false],
    ['product/:code/:slug?', 'product/:other', true],
    ['', '', true],
    ['', ':page', false],
    ['checkout/error', 'checkout/:section', true],
    ['account/orders/:order', 'account/addresses', false],
  ])('/%s and /%s meet: %s', (one, other, expected) => {
    expect([patternsMeet(one, other), patternsMeet(other, one)]).toEqual([expected, expected]);
  });
});

describe('routeConflicts', () => {
  const neighbors = [
    { remote: 'cart', routes: [{ path: 'cart' }] },
    { remote: 'catalog', routes: [{ path: 'product/:code/:slug?' }] },
  ];

  it('names each route that another team has', () => {
    expect(routeConflicts([{ path: 'product/new' }, { path: 'stories' }], neighbors)).toEqual([
      '/product/new meets /product/:code/:slug? of catalog',
    ]);
  });

  it('finds none among the routes of no one else', () => {
    expect(routeConflicts([{ path: 'stories' }, { path: 'stories/:id' }], neighbors)).toEqual([]);
  });
});
