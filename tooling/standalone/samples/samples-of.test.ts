import type { RemoteRoute } from '@shop/contracts/remote';
import { withIds, type Sample } from './sample.ts';
import { samplesOf } from './samples-of.ts';

const routes = (...paths: string[]) =>
  paths.map((path): RemoteRoute => ({ id: path, path, rendering: 'server' }));

const SAMPLES: readonly Sample[] = [
  {
    id: 'catalog',
    screens: ['/', '/category/wine', '/category/producer/cascina-orsarola', '/product/BARBERA'],
  },
  { id: 'no-wishes', screens: ['/wish-list'] },
  { id: 'wishes', screens: ['/wish-list'], make: async () => ({}) },
  { id: 'coupon', screens: ['/cart'] },
];

const ROUTES = routes('', 'category/:category', 'category/producer/:producer', 'wish-list');

describe('the groups of screens of a remote alone', () => {
  it('hold the screens that the remote has', () => {
    const [first, ...others] = samplesOf({ routes: ROUTES }, SAMPLES);
    expect(first?.screens).toEqual(['/', '/category/wine', '/category/producer/cascina-orsarola']);
    expect(others.map(({ id }) => id)).toEqual(['no-wishes', 'wishes']);
  });

  it('end with the screens that no group names yet', () => {
    const added = [...ROUTES, ...routes('product/:code', 'tastings')];
    const last = samplesOf({ routes: added }, SAMPLES).at(-1);
    expect(last).toEqual({ id: 'further', screens: ['/tastings'] });
  });

  it('fill parameters with examples, and leave optional ones out', () => {
    const none = routes('product/:code/:slug?', 'checkout/:section', 'account/orders/:order');
    expect(samplesOf({ routes: none }, [])).toEqual([
      {
        id: 'further',
        screens: [
          '/product/BARBERA-ASTI-750',
          ...['account', 'address', 'shipping', 'payment'].map((it) => `/checkout/${it}`),
          '/account/orders/exampleId',
        ],
      },
    ]);
  });

  it('know a screen by the first route that fits', () => {
    const late = routes('checkout/:section', 'checkout/error');
    const steps: Sample = { id: 'steps', screens: ['/checkout/error', '/checkout/payment'] };
    expect(samplesOf({ routes: late }, [steps]).at(-1)).toEqual({
      id: 'further',
      screens: ['/checkout/error'],
    });
  });
});

describe('the address of a screen', () => {
  it('has the ids that its sample came to', () => {
    const ids = { placed: 'aBcDeF' };
    expect(withIds('/account/orders/:placed', { ids })).toBe('/account/orders/aBcDeF');
    expect(withIds('/account/orders/:shipped', { ids })).toBe('/account/orders/:shipped');
    expect(withIds('/cart', {})).toBe('/cart');
  });
});
