/** @jest-environment node */
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeRelease } from '../../src/testing/make-release.ts';
import { EMPTY_RELEASE_SET } from '../releases/release-set.ts';
import { createSamplePages } from './sample-pages.ts';

const home = contextOf(MARKETS[0]!, null, 'it');
const german = contextOf(MARKETS[0]!, 'IT', 'de');
const set = {
  ...EMPTY_RELEASE_SET,
  releases: {
    catalog: makeRelease('1.0.0', {
      routes: [
        { id: 'home', path: '', rendering: 'server' },
        { id: 'product', path: 'product/:code', rendering: 'server' },
        { id: 'category', path: 'category/:key', rendering: 'server', sitemap: ['category/wine'] },
      ],
    }),
  },
};
const addresses = (samples: ReturnType<typeof createSamplePages>) =>
  samples.of(set).map(({ context, rest, search }) => `${context.locale} ${rest}${search}`);

describe('createSamplePages', () => {
  it('R5 has fixed addresses and those of the sitemap before the first visit', () => {
    expect(addresses(createSamplePages(home)).toSorted()).toEqual(['it /', 'it /category/wine']);
    expect(addresses(createSamplePages(undefined))).toEqual([]);
  });

  it('R5 has the latest visit of each route, without order and query', () => {
    const samples = createSamplePages(home);
    for (const rest of ['/product/BAROLO', '/product/BARBERA', '/nowhere'])
      samples.note(set, { context: german, rest, search: '?x=1', orderId: 'secret' });
    expect(samples.of(set)).toContainEqual({
      context: german,
      rest: '/product/BARBERA',
      search: '',
    });
    expect(addresses(samples)).toHaveLength(3);
  });

  it('R5 keeps a limited number of routes', () => {
    const samples = createSamplePages(undefined);
    const routes = Array.from({ length: 150 }, (_, index) => ({
      id: `p${index}`,
      path: `p${index}/:code`,
      rendering: 'server' as const,
    }));
    const many = { ...set, releases: { catalog: makeRelease('1.0.0', { routes }) } };
    for (const { id } of routes)
      samples.note(many, { context: home, rest: `/${id}/x`, search: '' });
    expect(samples.of(many)).toHaveLength(100);
  });
});
