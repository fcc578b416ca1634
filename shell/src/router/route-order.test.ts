import { orderRoutes } from './route-order.ts';

const route = (path: string) => ({ id: path, path, rendering: 'client' as const });
const order = (remotes: Parameters<typeof orderRoutes>[0]) =>
  orderRoutes(remotes).map(({ remote, route: { path } }) => `${remote} ${path}`);

describe('orderRoutes', () => {
  it('tries fixed paths first, then those whose parameter comes later', () => {
    const routes = [':page', 'item/:code/:slug?', ':a/b', 'item/:code', 'cart', '*'].map(route);
    expect(order({ cart: { routes } })).toEqual([
      'cart cart',
      'cart item/:code',
      'cart :page',
      'cart :a/b',
      'cart *',
      'cart item/:code/:slug?',
    ]);
  });

  it('sorts equal paths by remote name, then as declared', () => {
    const [catalog, cart] = [{ routes: [route('b'), route('a')] }, { routes: [route('a')] }];
    const expected = ['cart a', 'catalog b', 'catalog a'];
    expect(order({ catalog, cart })).toEqual(expected);
    expect(order({ cart, catalog })).toEqual(expected);
  });

  it('is empty without a live release', () => {
    expect(orderRoutes({})).toEqual([]);
  });
});
