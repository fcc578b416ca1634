import type { LoadedPage } from './load-page.ts';
import NotFoundPage from './not-found-page.tsx';
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
    expect(pages.get(place)).toMatchObject({ status: 'ready', value: loaded });
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

  it('S13 comes to the shop’s own page where no route belongs to a path', async () => {
    const load = jest.fn();
    const pages = createPages({ match: () => null, load, recover: jest.fn() });
    await expect(pages.get(place).promise).resolves.toEqual({ notFound: NotFoundPage });
    expect(load).not.toHaveBeenCalled();
  });

  it('opens a page asked for ahead without loading it again', async () => {
    const load = jest.fn().mockResolvedValue(loaded);
    const { pages } = setUp(load);
    await pages.ahead(place);
    expect(pages.ahead(place)).toBeUndefined();
    expect(pages.open({ ...place, key: 'two' })).toMatchObject({ status: 'ready', value: loaded });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries a page again that failed while it was asked for ahead', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(loaded);
    const { pages, recover } = setUp(load);
    const ahead = pages.ahead(place);
    const entry = pages.open(place);
    await expect(ahead).rejects.toThrow('gone');
    await expect(entry.promise).resolves.toBe(loaded);
    expect(recover).toHaveBeenCalledTimes(1);
  });

  it('loads a page again that was left too long ago for its data to be there', async () => {
    let time = 0;
    const load = jest.fn().mockResolvedValue(loaded);
    const recover = async () => undefined;
    const pages = createPages({ match: () => matched, load, recover, now: () => time });
    await pages.get(place).promise;
    time = 40_000;
    await pages.open(place).promise;
    expect(load).toHaveBeenCalledTimes(1);
    time = 90_000;
    await pages.open(place).promise;
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('opens a page again whose data could not be read', async () => {
    const trouble = { matched, result: { status: 503, head: { title: 'A' } } } as LoadedPage;
    const load = jest.fn().mockResolvedValueOnce(trouble).mockResolvedValue(loaded);
    const { pages } = setUp(load);
    await pages.get(place).promise;
    await expect(pages.open(place).promise).resolves.toBe(loaded);
  });
});
