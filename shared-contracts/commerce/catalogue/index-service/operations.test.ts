/** @jest-environment node */
import { listCatalogue, marketsOf, suggestItems } from './index.ts';

const fetchMock = jest.fn<Promise<Response>, [string | URL, RequestInit?]>();
const context = { storeApi: 'https://api.example', signal: new AbortController().signal };
const asked = () => new URL(String(fetchMock.mock.calls.at(-1)?.[0]));

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ items: [], total: 0 })));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

describe('the catalogue index', () => {
  it('S2 requests a category with facets in the format of the shop’s URLs', async () => {
    const query = {
      market: 'it-eur',
      locale: 'it',
      category: 'red',
      grape: ['barbera', 'nebbiolo'],
      price: { from: 1000, to: null },
      available: true,
      offers: false,
      sort: 'price',
      page: 2,
    } as const;
    await listCatalogue(query).anyone(context);
    expect(asked().pathname).toBe('/catalogue/items');
    expect(asked().search).toBe(
      '?market=it-eur&locale=it&category=red&grape=barbera&grape=nebbiolo&price=1000-&available=1&sort=price&page=2',
    );
  });

  it('S4 requests suggestions without a token', async () => {
    await suggestItems({ market: 'it-eur', locale: 'it', search: 'però & co' }).anyone(context);
    expect(asked().searchParams.get('q')).toBe('però & co');
    expect(new Headers(fetchMock.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
  });

  it('gives an answer that did not come as data', async () => {
    fetchMock.mockRejectedValue(new TypeError('fetch failed'));
    const result = await marketsOf('X').anyone(context);
    expect(result).toMatchObject({ ok: false, error: { code: 'CONNECTION' } });
  });

  it('gives an answer that breaks off as data', async () => {
    fetchMock.mockResolvedValue(new Response('{"items":['));
    const result = await suggestItems({ market: 'it-eur', locale: 'it', search: 'x' }).anyone(
      context,
    );
    expect(result).toMatchObject({ ok: false, error: { code: 'CONNECTION' } });
  });

  it.each([{ microFrontends: {} }, [], 'items', { items: {}, categories: 3, markets: null }])(
    'takes %j for no answer of the index',
    async (answer) => {
      fetchMock.mockImplementation(() => Promise.resolve(Response.json(answer)));
      const query = { market: 'it-eur', locale: 'it', search: 'x' };
      const results = await Promise.all(
        [listCatalogue(query), suggestItems(query), marketsOf('X')].map((it) => it.anyone(context)),
      );
      for (const result of results)
        expect(result).toMatchObject({ ok: false, error: { code: 'CONNECTION' } });
    },
  );

  it('sends requests through the limiter, if any', async () => {
    const ended = AbortSignal.abort(new Error('It took too long'));
    await marketsOf('X').anyone({ ...context, call: (ask) => ask(ended) });
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    const call = () => Promise.reject(new Error('It hangs'));
    expect(await marketsOf('X').anyone({ ...context, call })).toMatchObject({
      ok: false,
      error: { code: 'CONNECTION', detail: expect.stringContaining('It hangs') },
    });
  });

  it('gives a refusal as data', async () => {
    fetchMock.mockResolvedValue(Response.json({ code: 'INDEX_NOT_READY' }, { status: 503 }));
    const result = await marketsOf('X').anyone(context);
    expect(result).toMatchObject({ ok: false, error: { code: 'SERVER', status: 503 } });
  });
});
