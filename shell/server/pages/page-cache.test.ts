import { createPageCache } from './page-cache.ts';

const made = (value: string) => async () => ({ value, keep: true });

describe('page cache', () => {
  it('makes a page once for all who ask while it is made', async () => {
    const cache = createPageCache<string>(10, 1000);
    const render = jest.fn(made('page'));
    await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('a', render)]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('answers a stale page at once and makes it anew behind it', async () => {
    let now = 0;
    const cache = createPageCache<string>(10, 1000, () => now);
    await cache.get('a', made('old'));
    now = 1001;
    expect(await cache.get('a', made('new'))).toBe('old');
    await Promise.resolve();
    expect(await cache.get('a', made('newer'))).toBe('new');
  });

  it('keeps the stale page when making it anew fails', async () => {
    let now = 0;
    const cache = createPageCache<string>(10, 1000, () => now);
    await cache.get('a', made('old'));
    now = 1001;
    await cache.get('a', () => Promise.reject(new Error('platform is down')));
    expect(await cache.get('a', made('new'))).toBe('old');
  });

  it('pushes out the page asked for least recently', async () => {
    const cache = createPageCache<string>(2, 1000);
    await cache.get('a', made('a'));
    await cache.get('b', made('b'));
    await cache.get('a', made('a again'));
    await cache.get('c', made('c'));
    expect(await cache.get('a', made('made anew'))).toBe('a');
    expect(await cache.get('b', made('made anew'))).toBe('made anew');
  });

  it('does not keep what it is told not to', async () => {
    const cache = createPageCache<string>(2, 1000);
    await cache.get('a', async () => ({ value: 'unrendered', keep: false }));
    expect(await cache.get('a', made('rendered'))).toBe('rendered');
  });
});
