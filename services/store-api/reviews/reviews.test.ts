import fastify from 'fastify';
import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import type { Insertable, Kysely } from 'kysely';
import { makeEntry } from '../catalogue/testing/make-entry.ts';
import { openStore } from '../open-store.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { countReviews, decideReview, listReviews } from './reviews.ts';
import { keepDemoReviews } from './demo-reviews.ts';
import { allRatings, ratingOf } from './popularity.ts';
import type { ReviewTable } from './review-table.ts';
import { reviewsRoute } from './reviews-route.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

let count = 0;
const makeReview = (given: Partial<Insertable<ReviewTable>> = {}): Insertable<ReviewTable> => {
  count += 1;
  const at = new Date(1_790_000_000_000 + count * 86_400_000).toISOString();
  return {
    id: `review-${count}`,
    kind: 'sku',
    code: 'BAROLO',
    rating: 5,
    title: 'Good',
    text: 'Very good',
    locale: 'en',
    name: 'Ada',
    buyer: `buyer-${count}`,
    state: 'published',
    created_at: at,
    ...given,
  };
};

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database('reviews')],
])('reviews of an item on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  const app = () => {
    const made = fastify();
    reviewsRoute(made, database);
    return made;
  };
  const get = (query: string, headers = {}) =>
    app().inject({ url: `/catalogue/reviews?${query}`, headers });
  const read = async (query = ''): Promise<ItemReviews> =>
    (await get(`kind=sku&code=BAROLO&${query}`)).json();
  const keep = (...reviews: Insertable<ReviewTable>[]) =>
    database.insertInto('review').values(reviews).execute();
  beforeAll(async () => {
    database = await openStore(await nameOf());
  });
  afterEach(() => database.deleteFrom('review').execute());
  afterAll(() => database.destroy());

  it('S1 come with average, number and distribution of those that are published', async () => {
    await keep(
      ...[5, 5, 4, 1].map((rating) => makeReview({ rating })),
      makeReview({ state: 'pending', rating: 1 }),
      makeReview({ state: 'rejected', rating: 1 }),
      makeReview({ code: 'OTHER' }),
      makeReview({ kind: 'bundle' }),
    );
    const answer = await read();
    expect(answer).toMatchObject({
      rating: { average: 3.8, count: 4 },
      distribution: [1, 0, 0, 1, 2],
      page: 1,
      pageCount: 1,
    });
    expect(answer.reviews).toHaveLength(4);
    expect(JSON.stringify(answer)).not.toMatch(/buyer|pending/);
    expect((await allRatings(database)).get('sku:BAROLO')).toEqual({ sum: 15, count: 4 });
    expect(await ratingOf(database, { kind: 'sku', code: 'NONE' })).toEqual({ sum: 0, count: 0 });
  });

  it('S1 are sorted by age or by stars, and paged; a page past the last is the last', async () => {
    await keep(...[3, 5, 1, 4, 2, 5].map((rating) => makeReview({ rating })));
    const stars = async (query: string) => (await read(query)).reviews.map((it) => it.rating);
    expect(await stars('')).toEqual([5, 2, 4, 1, 5]);
    expect(await stars('sort=best')).toEqual([5, 5, 4, 3, 2]);
    expect(await stars('sort=worst&page=2')).toEqual([5]);
    expect(await read('page=9')).toMatchObject({ page: 2, pageCount: 2 });
    expect(await stars('sort=%00&page=-1')).toEqual([5, 2, 4, 1, 5]);
  });

  it('M8 have the day of the reader’s country, or the merchant’s without one', async () => {
    await keep(
      makeReview({ created_at: '2026-11-25T03:42:00.000Z' }),
      makeReview({ created_at: '2026-11-24T23:30:00.000Z' }),
      makeReview({ created_at: '2026-11-24T17:00:00.000Z' }),
    );
    const days = async (query: string) => (await read(query)).reviews.map((it) => it.date);
    expect(await days('country=US')).toEqual(['2026-11-24', '2026-11-24', '2026-11-24']);
    expect(await days('country=JP')).toEqual(['2026-11-25', '2026-11-25', '2026-11-25']);
    for (const query of ['', 'country=IT', 'country=%00', 'country=constructor'])
      expect(await days(query)).toEqual(['2026-11-25', '2026-11-25', '2026-11-24']);
  });

  it('S1 are cacheable, with an ETag', async () => {
    await keep(makeReview());
    const first = await get('kind=sku&code=BAROLO');
    expect(first.headers['cache-control']).toContain('public');
    expect(first.headers['access-control-allow-origin']).toBe('*');
    const etag = String(first.headers.etag);
    expect((await get('kind=sku&code=BAROLO', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('S1 of no item are none', async () => {
    expect(await read()).toMatchObject({ reviews: [], rating: null, pageCount: 1 });
    for (const query of ['', 'kind=x&code=BAROLO', 'kind=sku&code=%00', 'kind=sku&code=A%0AB'])
      expect((await get(query)).statusCode).toBe(400);
  });

  it('O4 are published and rejected, and counted by state', async () => {
    await keep(makeReview({ id: 'new', state: 'pending' }), makeReview());
    expect(await listReviews(database, { state: 'pending', limit: 9 })).toMatchObject([
      { id: 'new' },
    ]);
    expect(await decideReview(database, 'new', 'published')).toEqual({
      kind: 'sku',
      code: 'BAROLO',
    });
    expect(await countReviews(database)).toEqual({ pending: 0, published: 2, rejected: 0 });
    await decideReview(database, 'new', 'rejected');
    expect(await countReviews(database)).toEqual({ pending: 0, published: 1, rejected: 1 });
    expect(await decideReview(database, 'none', 'published')).toBeNull();
  });

  it('S1 of the demo are imported once; decisions about them are kept', async () => {
    const said = { rating: 4, title: 'A', text: 'B', locale: 'it', name: 'C', date: '2026-05-01' };
    const entry = { ...makeEntry({ code: 'BAROLO' }), demo: { reviews: [said, said] } };
    expect(await keepDemoReviews(database, [entry, makeEntry({ code: 'X' })])).toHaveLength(1);
    const [review] = (await read()).reviews;
    expect(review).toMatchObject({ ...said, date: '2026-05-01' });
    await decideReview(database, review?.id ?? '', 'rejected');
    expect(await keepDemoReviews(database, [entry])).toEqual([]);
    expect((await read()).rating).toEqual({ average: 4, count: 1 });
    const broken = { ...entry, demo: { reviews: [{ rating: 'five' }] } };
    expect(await keepDemoReviews(database, [broken])).toEqual([]);
  });
});
