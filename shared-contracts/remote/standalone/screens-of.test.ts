import type { RemoteRoute } from '../types.ts';
import { screensOf } from './screens-of.ts';

const of = (...paths: string[]) =>
  screensOf({
    routes: paths.map((path): RemoteRoute => ({ id: path, path, rendering: 'server' })),
  });

describe('screens of a remote that is opened alone', () => {
  it('are all there, those with a parameter by examples', () => {
    expect(of('', 'cart', 'product/:code/:slug?', 'category/:category')).toEqual([
      '/',
      '/cart',
      '/product/BARBERA-ASTI-750',
      '/category/wine',
    ]);
    expect(of('checkout/:section')).toContain('/checkout/payment');
    expect(of('account/orders/:order', 'checkout/confirmed/:order')).toEqual([
      '/account/orders/exampleId',
      '/checkout/confirmed/exampleId',
    ]);
  });
});
