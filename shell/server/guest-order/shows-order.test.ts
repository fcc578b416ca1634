/** @jest-environment node */
import type { RemoteRoute } from '@shop/contracts/remote';
import { showsOrder } from './shows-order.ts';

const routes: RemoteRoute[] = [
  { id: 'cart', path: 'cart', rendering: 'private', showsOrder: true },
  { id: 'error', path: 'checkout/error', rendering: 'client' },
  { id: 'section', path: 'checkout/:section', rendering: 'private', showsOrder: true },
  { id: 'account', path: 'account', rendering: 'private' },
  { id: 'product', path: 'product/:code', rendering: 'server' },
];

describe('pages with the open order', () => {
  it.each(['/cart', '/checkout/address'])('S5 S6 are known by their route: %s', (rest) => {
    expect(showsOrder(routes, rest)).toBe(true);
  });

  it.each(['/', '/account', '/product/cart', '/cart/more', '/checkout', '/checkout/a/b', '/Cart'])(
    'are no others: %s',
    (rest) => {
      expect(showsOrder(routes, rest)).toBe(false);
    },
  );

  it('S6 are decided by the first route that matches', () => {
    expect(showsOrder(routes, '/checkout/error')).toBe(false);
  });
});
