import { makeConfig } from '@shop/contracts/testing';
import { contextOf } from '@shop/contracts/market';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { measuredPage } from './measured-page.ts';

const [market] = makeConfig().markets;
const context = contextOf(market!, 'IT', 'it');
const remotes = {
  catalog: {
    routes: [
      { id: 'home', path: '', rendering: 'server' },
      { id: 'product', path: 'product/:code/:slug?', rendering: 'server' },
    ],
  },
} as unknown as LiveRemotes;
const pageOf = (path: string) =>
  measuredPage({ context, remotes }, `https://shop.example${path}?q=1#a`);

describe('the page that Web Vitals are of', () => {
  it.each([
    ['/it/eur/it', 'home'],
    ['/it/eur/it/product/BARBERA/barbera', 'product'],
    // A zone's country in the address.
    ['/sm/eur/it/product/BARBERA', 'product'],
  ])('R7 of %s is its route, without parameters', (path, route) => {
    expect(pageOf(path)).toEqual({ remote: 'catalog', route, market: market!.market_code });
  });

  it('R7 is none for a page that does not exist', () => {
    expect(pageOf('/it/eur/it/nothing')).toBeUndefined();
  });
});
