import type { LoadedPage } from './load-page.ts';
import NotFoundPage from '../pages/not-found-page.tsx';
import type { MatchedRoute } from './match-route.ts';
import { createPageLoader } from './page-loader.ts';

const matched: MatchedRoute = {
  remote: 'catalog',
  route: { id: 'product', path: 'product/:code', rendering: 'server' },
  params: { code: 'A' },
};
const location = { key: 'one', rest: '/product/A', search: '' };
const loaded = { matched, result: { status: 200, head: { title: 'A' } } } as LoadedPage;

const setUp = (load: jest.Mock) => {
  const recover = jest.fn(async (_error: unknown) => undefined);
  return {
    recover,
    pages: createPageLoader({ match: () => matched, load, recover: () => recover }),
  };
};

describe('createPageLoader', () => {
  it('loads a history entry once and reuses it on back', async () => {
    const load = jest.fn().mockResolvedValue(loaded);
    const { pages } = setUp(load);
    const first = pages.get(location);
    expect(first.status).toBe('pending');
    if (first.status === 'pending') await first.promise;
    expect(pages.get(location)).toMatchObject({ status: 'ready', value: loaded });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('looks for a newer release once if the code of a page is missing', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('chunk is gone'))
      .mockResolvedValue(loaded);
    const { pages, recover } = setUp(load);
    const entry = pages.get(location);
    await expect('promise' in entry && entry.promise).resolves.toBe(loaded);
    expect(recover).toHaveBeenCalledWith(new Error('chunk is gone'));
  });

  it('fails if that does not help, and tries again on retry', async () => {
    const load = jest.fn().mockRejectedValue(new Error('remote is down'));
    const { pages } = setUp(load);
    const entry = pages.get(location);
    await expect('promise' in entry && entry.promise).rejects.toThrow('remote is down');
    expect(pages.get(location).status).toBe('failed');
    load.mockResolvedValue(loaded);
    pages.retry(location);
    const again = pages.get(location);
    await expect('promise' in again && again.promise).resolves.toBe(loaded);
  });

  it('S13 loads the not-found page for a path without a route', async () => {
    const load = jest.fn();
    const pages = createPageLoader({ match: () => null, load, recover: jest.fn() });
    await expect(pages.get(location).promise).resolves.toEqual({ notFound: NotFoundPage });
    expect(load).not.toHaveBeenCalled();
  });

  it('S13 asks the server for a path without a route, unless it is the page of the document', async () => {
    const missing = jest.fn(async () => ({ notFound: NotFoundPage }));
    const pages = createPageLoader({
      match: () => null,
      load: jest.fn(),
      missing,
      recover: jest.fn(),
    });
    pages.get(location);
    pages.get({ ...location, key: 'two' });
    expect(missing.mock.calls).toEqual([[false], [true]]);
  });

  it('S13 asks the server for a page whose route is gone once its code could not be loaded', async () => {
    let route: MatchedRoute | null = matched;
    const missing = jest.fn(async () => ({ notFound: NotFoundPage }));
    const load = jest.fn().mockResolvedValueOnce(loaded).mockRejectedValue(new Error('gone'));
    // The newest release has other routes, or the remote was withdrawn.
    const recover = () => async () => void (route = null);
    const pages = createPageLoader({ match: () => route, load, missing, recover });
    await pages.get(location).promise;
    await expect(pages.get({ ...location, key: 'two' }).promise).resolves.toEqual({
      notFound: NotFoundPage,
    });
    expect(missing.mock.calls).toEqual([[true]]);
  });

  it('keeps the first page on its route after a failure: the server has just rendered it', async () => {
    let route: MatchedRoute | null = matched;
    const load = jest.fn().mockRejectedValue(new Error('gone'));
    const missing = jest.fn();
    const recover = () => async () => void (route = null);
    const pages = createPageLoader({ match: () => route, load, missing, recover });
    await expect(pages.get(location).promise).rejects.toThrow('gone');
    expect(missing).not.toHaveBeenCalled();
  });

  it('opens a prefetched page without loading it again', async () => {
    const load = jest.fn().mockResolvedValue(loaded);
    const { pages } = setUp(load);
    await pages.prefetch(location);
    expect(pages.prefetch(location)).toBeUndefined();
    expect(pages.open({ ...location, key: 'two' })).toMatchObject({
      status: 'ready',
      value: loaded,
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries a page again whose prefetch failed', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(loaded);
    const { pages, recover } = setUp(load);
    const prefetch = pages.prefetch(location);
    const entry = pages.open(location);
    await expect(prefetch).rejects.toThrow('gone');
    await expect(entry.promise).resolves.toBe(loaded);
    expect(recover).toHaveBeenCalledTimes(1);
  });

  it('reloads a page left so long ago that the store may have dropped its data', async () => {
    let time = 0;
    const load = jest.fn().mockResolvedValue(loaded);
    const recover = () => async () => undefined;
    const pages = createPageLoader({ match: () => matched, load, recover, now: () => time });
    await pages.get(location).promise;
    time = 40_000;
    await pages.open(location).promise;
    expect(load).toHaveBeenCalledTimes(1);
    time = 90_000;
    await pages.open(location).promise;
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads a page whose data could not be read', async () => {
    const unavailable = { matched, result: { status: 503, head: { title: 'A' } } } as LoadedPage;
    const load = jest.fn().mockResolvedValueOnce(unavailable).mockResolvedValue(loaded);
    const { pages } = setUp(load);
    await pages.get(location).promise;
    await expect(pages.open(location).promise).resolves.toBe(loaded);
  });
});
