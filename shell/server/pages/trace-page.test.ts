/** @jest-environment node */
import { collectTraces, type CollectedTraces } from '@shop/tracing/testing';
import { renderedPage as page, servePages, SHOWN } from './testing/serve-pages.ts';

let traces: CollectedTraces;
beforeEach(async () => {
  traces = await collectTraces();
});

const PRODUCT = '/it/eur/it/product/BAROLO';

/** The spans of the requests, by the order in which they were answered. */
const documents = async () => (await traces.end()).spans.filter(({ kind }) => kind === 'server');

describe('the span of a document', () => {
  it('names release set, market, page and remote, and whether it was cached', async () => {
    const { get } = servePages({}, page(200));
    await get(PRODUCT);
    await get(PRODUCT);
    const [first, second] = await documents();
    expect(first).toMatchObject({
      name: 'GET /:country/:currency/:locale/product/:code',
      attributes: {
        'http.route': '/:country/:currency/:locale/product/:code',
        'http.response.status_code': 200,
        'shop.release_set': 'none',
        'shop.market': 'it-eur',
        'shop.page': 'product',
        'shop.remote': 'cart',
        'shop.release': '1.0.0',
        'shop.cache': 'miss',
      },
    });
    expect(second?.attributes).toMatchObject({ 'shop.cache': 'hit' });
  });

  it('is stale if the page is rendered again behind it', async () => {
    const { get } = servePages({ pageMaxAge: 0 }, page(200));
    await get(PRODUCT);
    await get(PRODUCT);
    expect((await documents()).map(({ attributes }) => attributes['shop.cache'])).toEqual([
      'miss',
      'stale',
    ]);
  });

  it('has the release set of the visitor', async () => {
    const { get } = servePages({ below: 100 }, page(200));
    await get(PRODUCT);
    expect((await documents())[0]?.attributes).toMatchObject({ 'shop.release_set': 'canary' });
  });

  it('has the method of the request', async () => {
    const { app } = servePages({}, page(200));
    await app.inject({ method: 'HEAD', url: PRODUCT });
    expect((await documents())[0]?.name).toBe('HEAD /:country/:currency/:locale/product/:code');
  });

  it('belongs to no cache if it is one visitor’s', async () => {
    const { get } = servePages({}, page(200));
    await get(PRODUCT, `__Host-fv.preview=${SHOWN}`);
    expect((await documents())[0]?.attributes).toMatchObject({ 'shop.cache': 'none' });
  });

  it('contains neither a code nor a search text', async () => {
    const { get } = servePages({}, page(404));
    await get('/it/eur/it/search?q=giulia%40shop.example');
    await get('/it/eur/it/links/a-secret-token');
    const { spans, payload } = await traces.end();
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'GET /:country/:currency/:locale/search',
        'GET /:country/:currency/:locale/*',
      ]),
    );
    expect(payload).not.toMatch(/giulia|shop\.example|a-secret|token/);
  });

  it('ignores the trace that a visitor claims', async () => {
    const { get } = servePages({}, page(200));
    await get(PRODUCT, '', {
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    });
    expect((await documents())[0]).toMatchObject({
      parentId: undefined,
      traceId: expect.not.stringMatching(/^1+$/),
    });
  });
});

describe('a page that fails to render', () => {
  it('has its remote and release as an event, on the document and on the render', async () => {
    const { get } = servePages({});
    expect((await get(PRODUCT)).statusCode).toBe(503);
    const { spans } = await traces.end();
    const document = spans.find(({ kind }) => kind === 'server');
    const render = spans.find(({ name }) => name === 'render');
    const event = {
      name: 'shop.page_failed',
      attributes: {
        'error.type': 'RenderFailed',
        'shop.remote': 'cart',
        'shop.release': '1.0.0',
      },
    };
    expect(document).toMatchObject({ isError: true, events: [event] });
    expect(render).toMatchObject({
      parentId: document?.spanId,
      traceId: document?.traceId,
      isError: true,
      events: [event],
    });
  });
});
