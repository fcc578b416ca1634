/** @jest-environment node */
import { STORAGE } from '@shop/contracts/storage';
import type { RenderResult } from '../../src/render/types.ts';
import { STALE_FOR } from './page-cache.ts';
import { renderedPage as page, servePages } from './testing/serve-pages.ts';

const serve = (...results: RenderResult[]) => servePages({}, ...results);

/** With a canary for the given percentage of visitors. */
const serveSplit = (below: number, ...results: RenderResult[]) => servePages({ below }, ...results);

describe('pages', () => {
  it.each([200, 404] as const)('are rendered once and cached with status %d', async (status) => {
    const { get, rendered } = serve(page(status));
    expect((await get()).statusCode).toBe(status);
    const again = await get();
    expect(again.body).toContain(`<h1>${status}</h1>`);
    expect(again.headers['cache-control']).toContain('s-maxage=60');
    expect(again.headers).not.toHaveProperty('retry-after');
    expect(rendered).toHaveLength(1);
  });

  it('tell in Server-Timing where their time went, and nothing of a render they did not wait for', async () => {
    const timings = { prepare: 1, load: 20.25, render: 4 };
    const { get } = serve(Object.assign(page(200), { timings }));
    expect((await get()).headers['server-timing']).toMatch(
      /^cache;desc=miss, prepare;dur=1.0, load;dur=20.3, render;dur=4.0, total;dur=\d+\.\d$/,
    );
    expect((await get()).headers['server-timing']).toMatch(/^cache;desc=hit, total;dur=\d+\.\d$/);
  });

  it('R5 are samples for the trial of a release, unless they do not exist', async () => {
    const { get, noted } = serve(page(200), page(404));
    await get('/it/eur/it/product/BAROLO?colour=red');
    await get('/it/eur/it/product/NONE');
    expect(noted).toEqual(['/product/BAROLO']);
  });

  it('are rendered and cached separately for visitors of a canary, and never shared', async () => {
    const { get, rendered } = serveSplit(10, page(200));
    const address = '/it/eur/it/product/BAROLO';
    for (const cohort of [9, 10, 9, 10]) {
      const { headers } = await get(address, `__Host-${STORAGE.cohortCookie.key}=${cohort}`);
      expect(headers['cache-control']).toBe('private, max-age=0');
      expect(headers.vary).toContain('cookie');
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(rendered).toHaveLength(2);
  });

  it('give a new visitor a place while there is a canary, and none otherwise', async () => {
    const { headers } = await serveSplit(10, page(200)).get();
    expect(headers['set-cookie']).toMatch(/^__Host-fv\.share=\d{1,2}; Path=\/;.*HttpOnly/);
    expect((await serve(page(200)).get()).headers).not.toHaveProperty('set-cookie');
  });

  it('may be shared by the visitors of a release set that a cache in front names', async () => {
    const { get } = serveSplit(10, page(200));
    for (const id of ['none', 'canary']) {
      // The cache assigns cohorts, and its name counts more than the visitor's cookie.
      const { headers } = await get(undefined, '__Host-fv.share=9', { 'x-shop-set': id });
      expect(headers['cache-control']).toContain('s-maxage=60');
      expect(headers.vary).toBe('accept-encoding, x-shop-set');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it.each([10, 0])(
    'are not shared if the named release set is not live, with a canary for %d %%',
    async (below) => {
      const { get } = serveSplit(below, page(200));
      const { headers } = await get(undefined, '__Host-fv.share=9', { 'x-shop-set': 'gone' });
      expect(headers['cache-control']).toBe('private, max-age=0');
    },
  );

  it('S4 S13 stay cached, however many searches and missing pages are requested', async () => {
    const { get, rendered } = serve(page(200), page(404), page(200));
    await get();
    await get('/it/eur/it/product/NOTHING');
    for (let asked = 0; asked < 700; asked += 1) await get(`/it/eur/it/search?q=${asked}`);
    const before = rendered.length;
    await get();
    expect(rendered).toHaveLength(before);
    await get('/it/eur/it/search?q=699');
    expect(rendered).toHaveLength(before);
    await get('/it/eur/it/product/NOTHING');
    expect(rendered).toHaveLength(before + 1);
    // Seven hundred pages are compressed; a busy machine takes its time.
  }, 60_000);

  it('are not cached while their data cannot be read', async () => {
    const { get, rendered } = serve(page(503), page(200));
    const away = await get();
    expect(away.statusCode).toBe(503);
    expect(away.body).toContain('<h1>503</h1>');
    expect(away.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(away.headers).not.toHaveProperty('etag');
    expect((await get()).statusCode).toBe(200);
    expect(rendered).toHaveLength(2);
  });

  it('are replaced after the time for which they may be served, by the old one only if that fails', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { get } = serve(page(200), page(503), page(404));
    await get();
    clock.mockReturnValue((60 + STALE_FOR) * 1000);
    expect((await get()).statusCode).toBe(200);
    const removed = await get();
    expect(removed.statusCode).toBe(404);
    expect(removed.headers['cache-control']).toBe(
      `public, max-age=0, s-maxage=60, stale-while-revalidate=${STALE_FOR}`,
    );
    clock.mockRestore();
  });

  it('X that cannot be rendered answer 503 with a page for the browser to render, and are not cached', async () => {
    const { get } = serve();
    const shed = await get();
    expect(shed.statusCode).toBe(503);
    expect(shed.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(shed.body).toContain('<!doctype html>');
    // No search engine lists it, and a visitor's own page is no document without content.
    expect((await get('/it/eur/it/cart')).statusCode).toBe(200);
  });

  it('are not cached while a part of them cannot be read', async () => {
    const { get, rendered } = serve({ ...page(200), whole: false } as RenderResult, page(200));
    const first = await get();
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await get()).headers['cache-control']).toContain('s-maxage=60');
    expect(rendered).toHaveLength(2);
  });

  it('S1 list their own market only while others are unknown, and are rendered again soon', async () => {
    const index = jest.spyOn(globalThis, 'fetch');
    const item = { ...page(200), head: { title: 'Barolo', item: 'BAROLO' } };
    const countriesOf = (html: string) =>
      new Set([...html.matchAll(/hreflang="it-(\w+)"/g)].map(([, country]) => country));

    index.mockImplementation(async () => Response.json({}, { status: 503 }));
    const { get, rendered } = serve(item);
    const first = await get();
    expect(countriesOf(first.body)).toEqual(new Set(['IT']));
    expect(first.headers['cache-control']).toContain('s-maxage=0,');
    expect((await get()).body).toBe(first.body);
    expect(rendered).toHaveLength(2);

    index.mockImplementation(async () => Response.json({ markets: ['de-eur'] }));
    const informed = await serve(item).get();
    expect(countriesOf(informed.body)).toEqual(new Set(['DE', 'IT']));
    expect(informed.headers['cache-control']).toContain('s-maxage=60,');
    index.mockRestore();
  });

  it('S1 ask not to be listed on a preview', async () => {
    const preview = await servePages({ indexing: false }, page(200)).get();
    expect(preview.headers['x-robots-tag']).toBe('noindex');
    expect((await serve(page(200)).get()).headers).not.toHaveProperty('x-robots-tag');
  });

  it('S13 are one for all that no screen has, and none for files', async () => {
    const { get, rendered } = serve(page(404));
    for (const path of ['one', 'two/three', 'four?five=6'])
      expect((await get(`/it/eur/it/${path}`)).statusCode).toBe(404);
    expect(rendered).toHaveLength(1);
    const file = await get('/wp-login.php');
    expect(file.statusCode).toBe(404);
    expect(file.headers['content-type']).toContain('text/plain');
    expect(rendered).toHaveLength(1);
  });

  it('S1 are not led away from for good, as an item may have its old name again', async () => {
    const location = '/it/eur/it/product/BAROLO/barolo';
    const answer = await serve({ kind: 'redirect', status: 301, location }).get();
    expect(answer.statusCode).toBe(301);
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-cache' });
  });

  it('M3 redirect below the prefix of the requested country of a zone', async () => {
    const location = '/rest-of-world/usd/en/product/BAROLO/barolo';
    const answer = await serve({ kind: 'redirect', status: 301, location }).get(
      '/sg/usd/en/product/BAROLO',
    );
    expect(answer.headers.location).toBe('/sg/usd/en/product/BAROLO/barolo');
  });

  it('M5 redirect to a market before anything is rendered', async () => {
    const { get, rendered } = serve(page(200));
    expect((await get('/?utm=x')).headers.location).toBe('/it/eur/it?utm=x');
    expect(rendered).toEqual([]);
  });
});

describe('pages with a guest’s order', () => {
  const cart = { ...page(200), kind: 'private' } as RenderResult;
  const COOKIE = `${STORAGE.orderCookie.key}=it-eur.qWbiMXYmXR`;

  it('S5 are rendered with the order of the visitor’s cookie, one by one, and not cached', async () => {
    const { get, orders } = serve(cart);
    const answers = await Promise.all([
      get('/it/eur/it/cart', COOKIE),
      get('/it/eur/it/cart', COOKIE),
      get('/it/eur/it/cart', `${STORAGE.orderCookie.key}=it-eur.another`),
      get('/it/eur/it/cart'),
    ]);
    expect(orders).toEqual(['qWbiMXYmXR', 'qWbiMXYmXR', 'another', undefined]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it('S5 are no pages of other markets, and no others of the shop', async () => {
    const { get, orders } = serve(page(200));
    await get('/de/eur/de/cart', COOKIE);
    await get('/it/eur/it/product/BAROLO', COOKIE);
    expect(orders).toEqual([undefined, undefined]);
  });

  it('S6 redirect their own visitor, and the redirect is not stored', async () => {
    const location = '/it/eur/it/checkout/address';
    const { get } = serve({ kind: 'redirect', status: 302, location });
    const answer = await get('/it/eur/it/cart', COOKIE);
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' });
  });

  it('T1 forget an order that is not there', async () => {
    const { get } = serve({ ...cart, orderIsMissing: true } as RenderResult);
    const answer = await get('/it/eur/it/cart', COOKIE);
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
  });

  it('are rendered without the order after too many misses', async () => {
    const { get, orders } = serve({ ...cart, orderIsMissing: true } as RenderResult);
    for (let asked = 0; asked < 21; asked += 1) await get('/it/eur/it/cart', COOKIE);
    expect(orders.filter(Boolean)).toHaveLength(20);
  });
});
