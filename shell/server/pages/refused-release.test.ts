/** @jest-environment node */
import type { RefusedRelease } from '../releases/refused-releases.ts';
import { renderedPage as page, servePages } from './testing/serve-pages.ts';

const refusal: RefusedRelease = {
  remote: 'checkout',
  version: '2.0.0',
  contract: '1.9.0',
  serves: null,
  reason: 'too old',
  routes: [
    { id: 'checkout', path: 'checkout', rendering: 'private' },
    { id: 'cart', path: 'cart', rendering: 'private' },
  ],
};

describe('a page of a remote whose release is refused', () => {
  it('R4 answers 503 for a while, never 404, and is not cached', async () => {
    const { get, rendered } = servePages({ refused: [refusal] }, page(404));
    const { statusCode, headers, body } = await get('/it/eur/it/checkout');
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(headers['retry-after']).toBe('30');
    // The browser shows the error page: the document has no remotes.
    expect(body).toContain('"remotes":{}');
    expect(rendered).toEqual([]);
  });

  it.each([
    ['a page of another remote', '/it/eur/it/product/BAROLO', refusal],
    ['a route that a live release has too', '/it/eur/it/cart', refusal],
    [
      'a remote whose last good release is live',
      '/it/eur/it/cart',
      { ...refusal, serves: '1.0.0' },
    ],
  ])('R4 leaves %s alone', async (_, url, refused) => {
    const { get } = servePages({ refused: [refused] }, page(200));
    expect((await get(url)).statusCode).toBe(200);
  });

  it('R4 leaves an address of no remote missing', async () => {
    const { get } = servePages({ refused: [refusal] }, page(404));
    expect((await get('/it/eur/it/nothing')).statusCode).toBe(404);
  });
});
