import { createPageCache, STALE_FOR, type Keeping } from './page-cache.ts';

const made =
  (value: string, keep: Keeping = 'lasting') =>
  async () => ({ value, keep, weight: 100 });

const aCache = (size: number, now?: () => number) =>
  createPageCache<string>(
    { lasting: { pages: size, bytes: 1000 }, passing: { pages: size, bytes: 1000 } },
    1000,
    750,
    now,
  );

describe('page cache', () => {
  it('makes a page once for all who ask while it is made', async () => {
    const cache = aCache(10);
    const render = jest.fn(made('page'));
    await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('a', render)]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('does not make later requests wait for a slow render', async () => {
    let now = 0;
    const cache = aCache(10, () => now);
    const hang = jest.fn(() => new Promise<never>(() => undefined));
    void cache.get('a', hang);
    now = 749;
    void cache.get('a', hang);
    expect(hang).toHaveBeenCalledTimes(1);
    now = 750;
    expect(await cache.get('a', made('page'))).toBe('page');
    expect(await cache.get('a', made('again'))).toBe('page');
  });

  it('answers a stale page at once and makes it again behind it', async () => {
    let now = 0;
    const cache = aCache(10, () => now);
    await cache.get('a', made('old'));
    now = 1001;
    expect(await cache.get('a', made('new'))).toBe('old');
    await Promise.resolve();
    expect(await cache.get('a', made('newer'))).toBe('new');
  });

  it('answers with a provisional page, and makes it again behind that', async () => {
    const cache = aCache(10);
    const provisional = async () => ({ ...(await made('provisional')()), isProvisional: true });
    await cache.get('a', provisional);
    expect(await cache.get('a', made('whole'))).toBe('provisional');
    await Promise.resolve();
    expect(await cache.get('a', made('newer'))).toBe('whole');
  });

  it('keeps the stale page when making it again fails', async () => {
    let now = 0;
    const cache = aCache(10, () => now);
    await cache.get('a', made('old'));
    now = 1001;
    await cache.get('a', () => Promise.reject(new Error('platform is down')));
    expect(await cache.get('a', made('new'))).toBe('old');
  });

  it('makes a page again, once for all who wait, when it is older than it may be served', async () => {
    let now = 0;
    const cache = aCache(10, () => now);
    await cache.get('a', made('old'));
    now = 1000 + STALE_FOR * 1000;
    const outcomes = jest.fn();
    const render = jest.fn(made('new'));
    const burst = [1, 2, 3].map(() => cache.get('a', render, outcomes));
    expect(await Promise.all(burst)).toEqual(['new', 'new', 'new']);
    expect(render).toHaveBeenCalledTimes(1);
    expect(outcomes.mock.calls).toEqual([['miss'], ['miss'], ['miss']]);
    expect(await cache.get('a', made('newer'))).toBe('new');
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('platform is down'))],
    ['fails', async () => ({ ...(await made('failure', 'none')()), isFailed: true })],
  ])('answers with a page of any age if its render %s', async (_, fail) => {
    let now = 0;
    const cache = aCache(10, () => now);
    await cache.get('a', made('old'));
    now = 1000 + STALE_FOR * 1000;
    expect(await cache.get('a', fail)).toBe('old');
    expect(await cache.get('a', made('new'))).toBe('new');
  });

  it('holds so many bytes and no more', async () => {
    const cache = aCache(100);
    for (let page = 0; page < 20; page += 1) await cache.get(`${page}`, made('page'));
    const render = jest.fn(made('again'));
    for (let page = 19; page > 0; page -= 1) await cache.get(`${page}`, render);
    expect(render).toHaveBeenCalledTimes(10);
    await cache.get('huge', async () => ({ ...(await made('huge')()), weight: 2000 }));
    expect(await cache.get('huge', made('made again'))).toBe('made again');
  });

  it('evicts the least recently used page', async () => {
    const cache = aCache(2);
    await cache.get('a', made('a'));
    await cache.get('b', made('b'));
    await cache.get('a', made('a again'));
    await cache.get('c', made('c'));
    expect(await cache.get('a', made('made anew'))).toBe('a');
    expect(await cache.get('b', made('made anew'))).toBe('made anew');
  });

  it('does not cache a page marked `none`', async () => {
    const cache = aCache(2);
    await cache.get('a', made('unrendered', 'none'));
    expect(await cache.get('a', made('rendered'))).toBe('rendered');
  });

  it('S4 lets passing pages push out passing ones alone', async () => {
    const cache = aCache(2);
    await cache.get('home', made('home'));
    for (const words of ['a', 'b', 'c']) await cache.get(words, made(words, 'passing'));
    expect(await cache.get('home', made('made anew'))).toBe('home');
    expect(await cache.get('c', made('made anew', 'passing'))).toBe('c');
    expect(await cache.get('a', made('made anew', 'passing'))).toBe('made anew');
  });

  it('S13 moves a page that was missing to the lasting ones', async () => {
    let now = 0;
    const cache = aCache(1, () => now);
    await cache.get('new', made('missing', 'passing'));
    now = 1001;
    await cache.get('new', made('here', 'lasting'));
    await cache.get('other', made('other', 'passing'));
    expect(await cache.get('new', made('made anew'))).toBe('here');
  });
});
