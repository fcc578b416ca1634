import type { CatalogueListing } from '@shop/contracts/commerce/catalogue';
import { startCatalogue, until, type TestCatalogue } from '../testing/start-catalogue.ts';
import { startPlatform, type TestPlatform } from '../../testing/start-platform.ts';

let platform: TestPlatform;
let shop: TestCatalogue;
beforeAll(async () => {
  platform = await startPlatform();
  shop = await startCatalogue({ platform: platform.origin });
  await until(() => shop.catalogue.isReady());
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  await platform?.stop();
});

const codes = ({ items }: Pick<CatalogueListing, 'items'>) => items.map((it) => it.code);

describe('GET /catalogue/items', () => {
  it('S2 lists a category with what a card needs, priced for the market', async () => {
    const { items, total } = await shop.items('category=white&per_page=48');
    expect(total).toBe(items.length);
    expect(items.find((it) => it.code === 'GRILLO-750')).toEqual({
      kind: 'sku',
      id: expect.any(String),
      code: 'GRILLO-750',
      name: 'Sicilia Grillo 2023',
      description: '',
      imageUrl: '/media/grillo-750-640.webp',
      price: { cents: 1090, currency: 'EUR' },
      compareAt: null,
      metadata: expect.objectContaining({
        categories: ['wine', 'white'],
        facts: expect.objectContaining({ region: 'sicilia', grape: 'grillo' }),
        picture: expect.objectContaining({ id: 'grillo-750' }),
        text: {
          it: { name: 'Sicilia Grillo 2023', summary: 'Pompelmo, gelsomino, brezza di salina.' },
        },
      }),
      stock: expect.any(Number),
      options: [],
      levels: [],
      parts: [],
    });
  });

  it('S2 prices in the currency of another market and speaks another language', async () => {
    const answer = await shop.get('items', 'market=gb-gbp&locale=de&q=grillo');
    const { items } = (await answer.json()) as CatalogueListing;
    const grillo = items.find((it) => it.code === 'GRILLO-750');
    expect(grillo?.price?.currency).toBe('GBP');
    expect(Object.keys(grillo?.metadata['text'] ?? {})).toEqual(['de']);
  });

  it('S2 lists a bundle with the stock of its scarcest part', async () => {
    const { items } = await shop.items('category=gifts&per_page=48');
    const bundle = items.find((it) => it.code === 'BUNDLE-APERITIVO');
    const parts = ['PROSECCO-750', 'CHIARETTO-750', 'ACQUA-NIVALE-SPARKLING-750'];
    const all = await Promise.all([1, 2].map((page) => shop.items(`per_page=48&page=${page}`)));
    const stock = (code: string) =>
      all.flatMap((it) => it.items).find((it) => it.code === code)?.stock ?? -1;
    expect(bundle).toMatchObject({ kind: 'bundle', compareAt: { cents: 2720, currency: 'EUR' } });
    expect(bundle?.stock).toBe(Math.min(...parts.map(stock)));
  });

  it('S2 pages without missing or repeating an item', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => shop.items(`page=${page}&sort=price`)));
    const all = pages.flatMap(codes);
    expect(new Set(all).size).toBe(pages[0]!.total);
    const cents = pages.flatMap((it) => it.items.map(({ price }) => price!.cents));
    expect(cents).toEqual(cents.toSorted((a, b) => a - b));
  });

  it('S2 narrows by facets of one market', async () => {
    const { items, facets } = await shop.items('grape=barbera&grape=nebbiolo&size=750&sort=-price');
    expect(items.length).toBeGreaterThan(1);
    for (const { metadata } of items)
      expect(['barbera', 'nebbiolo']).toContain((metadata['facts'] as { grape: string }).grape);
    expect(facets.size.find((it) => it.value === '375')?.count).toBe(1);
  });

  it('S4 forgives accents and small errors, and says what it searched for', async () => {
    expect(codes(await shop.items('q=GRÌLLO'))).toContain('GRILLO-750');
    const misspelt = await shop.items('q=barbara');
    expect(misspelt.corrected).toBe('barbera');
    expect(codes(misspelt)).toContain('BARBERA-ASTI-750');
    expect((await shop.items('q=barbera')).corrected).toBeNull();
  });

  it('S4 leaves out a word no one knows rather than finding nothing', async () => {
    const { corrected, total } = await shop.items('q=barbera%20qwertzuiop');
    expect([corrected, total > 0]).toEqual(['barbera', true]);
  });

  it('S4 finds nothing where nothing is near', async () => {
    expect(await shop.items('q=qwertzuiop')).toMatchObject({
      items: [],
      total: 0,
      pageCount: 1,
      corrected: null,
    });
  });

  it.each([
    ['unknown values', 'grape=nonsense&region=%00&size=-1&sort=random&colour=beige'],
    ['a price that is none', 'price=a-b'],
    ['numbers that are none', 'page=abc&per_page=1e9'],
    ['repeated single values', 'page=1&page=2&sort=name&sort=price'],
    ['names of prototypes', 'grape=__proto__&region=constructor'],
    ['nothing to search for', `q=${encodeURIComponent('   ')}`],
  ])('S2 drops %s', async (_what, query) => {
    const { total, page } = await shop.items('');
    expect(await shop.items(query)).toMatchObject({ total, page });
  });

  it('S2 clamps pages', async () => {
    expect(await shop.items('page=-4')).toMatchObject({ page: 1 });
    const last = await shop.items('page=99999999');
    expect(last.page).toBe(last.pageCount);
    expect((await shop.items('per_page=5000')).items).toHaveLength(48);
  });

  it.each([
    '<script>alert(1)</script>',
    '"; DROP TABLE item; --',
    '* OR NOT',
    '😀',
    'مرحبا',
    '%',
    "'",
  ])('S4 takes no harm from %j', async (search) => {
    const answer = await shop.get(
      'items',
      `market=it-eur&locale=it&q=${encodeURIComponent(search)}`,
    );
    expect(answer.status).toBe(200);
  });

  it('S4 cuts a search of ten thousand characters', async () => {
    const answer = await shop.get('items', `market=it-eur&locale=it&q=${'barbera%20'.repeat(800)}`);
    expect(await answer.json()).toMatchObject({ corrected: null, total: 3 });
  });

  it('shows nothing of a category or a market no one knows', async () => {
    expect((await shop.items('category=nonsense')).total).toBe(0);
    const nowhere = await shop.get('items', 'market=nowhere&locale=it');
    expect(await nowhere.json()).toMatchObject({ items: [], total: 0, facets: { price: null } });
  });

  it('lets any origin read it, and keeps it for a short while', async () => {
    const { headers } = await shop.get('items', 'market=it-eur&locale=it');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('public, max-age=15');
  });

  it('is not sent again while it is the same', async () => {
    const query = 'market=it-eur&locale=it&category=red';
    const { headers } = await shop.get('items', query);
    const again = await fetch(`${shop.address}/catalogue/items?${query}`, {
      headers: { 'if-none-match': `${headers.get('etag')}` },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['gzip, br', 'gzip'],
    ['identity', null],
  ])('S2 answers anyone who takes %s with %s', async (accepted, encoding) => {
    const answer = await fetch(`${shop.address}/catalogue/items?market=it-eur&locale=it`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(((await answer.json()) as CatalogueListing).items).not.toEqual([]);
  });
});

describe('GET /catalogue/suggestions', () => {
  it('S4 suggests items and categories for a partial query', async () => {
    const { items, categories } = await shop.suggestions('q=ros');
    expect(items.length).toBeLessThanOrEqual(6);
    expect(codes({ items })).toContain('ETNA-ROSATO-750');
    expect(categories.slice(0, 2).map((it) => it.key)).toEqual(['red', 'rose']);
    expect(categories).toHaveLength(3);
  });

  it('S4 corrects while someone is still typing', async () => {
    expect(await shop.suggestions('q=barba')).toMatchObject({ corrected: 'barbera' });
  });

  it.each(['', '%20%20', '😀', 'q'.repeat(300)])('S4 offers nothing for %j', async (search) => {
    expect(await shop.suggestions(`q=${search}`)).toEqual({
      items: [],
      categories: [],
      corrected: null,
    });
  });
});

describe('GET /catalogue/markets-of and /catalogue/codes', () => {
  it('tells where an item is sold', async () => {
    const everywhere = (await (await shop.get('markets-of', 'code=GRILLO-750')).json()).markets;
    expect(everywhere).toHaveLength(10);
    const all = await Promise.all(
      ['it-eur', 'ch-chf', 'rest-of-world-usd'].map(async (market) => {
        const answer = await shop.get('codes', `market=${market}`);
        return ((await answer.json()).entries as { code: string }[]).map((it) => it.code);
      }),
    );
    const [italy, ...others] = all;
    const notEverywhere = italy!.find((code) => others.some((it) => !it.includes(code)));
    const { markets } = await (await shop.get('markets-of', `code=${notEverywhere}`)).json();
    expect(markets).toContain('it-eur');
    expect(markets.length).toBeLessThan(10);
  });

  it.each(['', 'code=unknown', 'code=__proto__', 'code=A&code=B'])(
    'knows no market of %j',
    async (query) => {
      expect(await (await shop.get('markets-of', query)).json()).toEqual({
        markets: [],
        names: {},
      });
    },
  );

  it('lists codes with their kind and when they changed', async () => {
    const { entries, pageCount } = await (await shop.get('codes', 'market=it-eur&page=1')).json();
    expect([entries.length, pageCount]).toEqual([68, 1]);
    expect(entries).toContainEqual({
      code: 'BUNDLE-MARE',
      kind: 'bundle',
      updatedAt: expect.stringMatching(/^\d{4}-/),
      names: expect.objectContaining({ it: expect.any(String), de: expect.any(String) }),
    });
    expect((await (await shop.get('codes', 'market=it-eur&page=2')).json()).entries).toEqual([]);
  });
});

describe('before the first reading', () => {
  it('says that the index is not ready', async () => {
    const unread = await startCatalogue({ platform: 'http://127.0.0.1:9' });
    const answer = await unread.get('items', 'market=it-eur&locale=it');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'INDEX_NOT_READY' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    await unread.stop();
  });
});
