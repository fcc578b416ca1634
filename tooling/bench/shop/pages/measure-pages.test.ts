import type { Browser } from 'playwright';
import { STRANGER } from '../visitors/visitor.ts';
import { measurePages } from './measure-pages.ts';

const BROWSER = {} as Browser;
const page = (name: string) => ({ name, url: `http://shop.example/${name}`, visitor: STRANGER });
const measure = (lcp: number) => ({ html: 1, js: 2, lcp, cls: 0, tbt: 0, scripts: [] });

describe('visits of pages', () => {
  it('take turns, and each page has the median of its own', async () => {
    const visited: string[] = [];
    const times = [900, 5000, 700, 800, 600];
    const measured = await measurePages(
      BROWSER,
      [page('home'), page('cart')],
      () => undefined,
      async (_, url) => {
        const name = url.slice(url.lastIndexOf('/') + 1);
        visited.push(name);
        const lcp = times[Math.floor((visited.length - 1) / 2)] ?? 0;
        return measure(name === 'home' ? lcp : 2 * lcp);
      },
    );
    expect(visited.slice(0, 4)).toEqual(['home', 'cart', 'home', 'cart']);
    expect(measured.map(({ name, lcp }) => [name, lcp])).toEqual([
      ['home', 800],
      ['cart', 1600],
    ]);
  });

  it('that fail name the page', async () => {
    const failing = measurePages(
      BROWSER,
      [page('home')],
      () => undefined,
      async () => {
        throw new Error('The page is never quiet');
      },
    );
    await expect(failing).rejects.toThrow('http://shop.example/home: The page is never quiet');
  });
});
