import type { LoadedPage } from './load-page.ts';
import { createPages } from './create-pages.ts';
import type { MatchedRoute } from './match-route.ts';

const matched: MatchedRoute = {
  remote: 'catalog',
  route: { id: 'product', path: 'product/:code', rendering: 'server' },
  params: { code: 'A' },
};
const place = { key: 'one', rest: '/product/A', search: '' };
const loaded = { matched, result: { status: 200, head: { title: 'A' } } } as LoadedPage;

const setUp = (load: jest.Mock) => {
  const recover = jest.fn(async () => undefined);
  return { recover, pages: createPages({ match: () => matched, load, recover }) };
};

describe('createPages', () => {
  it('loads a history entry once and finds it ready on coming back', async () => {
    const load = jest.fn().mockResolvedValue(loaded);
    const { pages } = setUp(load);
    const first = pages.get(place);
    expect(first.status).toBe('pending');
    if (first.status === 'pending') await first.promise;
    expect(pages.get(place)).toEqual({ status: 'ready', value: loaded });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('looks for a newer release once when the code of a page is gone', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('chunk is gone'))
      .mockResolvedValue(loaded);
    const { pages, recover } = setUp(load);
    const entry = pages.get(place);
    await expect('promise' in entry && entry.promise).resolves.toBe(loaded);
    expect(recover).toHaveBeenCalledWith('catalog');
  });

  it('fails when that does not help, and tries again on retry', async () => {
    const load = jest.fn().mockRejectedValue(new Error('remote is down'));
    const { pages } = setUp(load);
    const entry = pages.get(place);
    await expect('promise' in entry && entry.promise).rejects.toThrow('remote is down');
    expect(pages.get(place).status).toBe('failed');
    load.mockResolvedValue(loaded);
    pages.retry(place);
    const again = pages.get(place);
    await expect('promise' in again && again.promise).resolves.toBe(loaded);
  });

  it('S13 knows at once that no route belongs to a path', () => {
    const pages = createPages({ match: () => null, load: jest.fn(), recover: jest.fn() });
    expect(pages.get(place)).toEqual({ status: 'ready', value: { notFound: true } });
  });
});
