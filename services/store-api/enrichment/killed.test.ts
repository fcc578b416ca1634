import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { until } from '../testing/until.ts';
import { between } from './testing/between.ts';
import { ITEM, openShop, type TestShop } from './testing/open-shop.ts';
import { addItem, adjustments, anOrderTo, etagOf, readFull } from './testing/shopper.ts';
import { startEnrichment } from './testing/start-enrichment.ts';

jest.setTimeout(120_000);

let test: TestShop;
let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enrichment-'));
  [test, postgres] = await Promise.all([openShop({ webhooks: false }), startPostgres()]);
  await test.service.stop();
  await test.priceAt('EUR', 1000);
});
afterAll(async () => {
  await Promise.all([test.stop(), postgres.stop()]);
  await rm(folder, { recursive: true });
});

interface Life {
  /** Carts filled during this run. */
  carts: number;
  /** Number of platform calls after which the service is killed. */
  calls: number;
  /** Carts whose events reach the service. */
  hears: readonly boolean[];
}

const MOST_CARTS = 5;
const life: fc.Arbitrary<Life> = fc.record({
  carts: fc.integer({ min: 1, max: MOST_CARTS }),
  calls: fc.integer({ min: 2, max: 30 }),
  hears: fc.array(fc.boolean(), { minLength: MOST_CARTS, maxLength: MOST_CARTS }),
});

/** Runs the service until it has made that many calls, then kills it. */
const live = async (database: string, { carts, calls, hears }: Life): Promise<string[]> => {
  const { origin, shop } = test;
  let made = 0;
  const path = await between(origin, () => {
    made += 1;
    return made > calls ? 503 : null;
  });
  const options = { database, webhooks: false, sweepEvery: 20, sweepOverlap: 0 };
  const service = await startEnrichment({ platform: path.origin, ...options });
  const ids: string[] = [];
  for (let cart = 0; cart < carts; cart += 1) {
    const id = await anOrderTo(shop, 'IT');
    await addItem(shop, id, ITEM);
    ids.push(id);
    const { updated_at } = await shop.orders.retrieve(id);
    if (hears[cart])
      await service.enrichment.webhooks.receive('orders.update', {
        data: { type: 'orders', id, attributes: { updated_at } },
      });
  }
  await until(() => made >= calls);
  await path.stop();
  await service.kill();
  return ids;
};

describe.each([
  ['SQLite', () => Promise.resolve(join(folder, 'killed.sqlite'))],
  ['PostgreSQL', () => postgres.database('killed')],
])('a service over %s', (_name, open) => {
  it('T10 completes every order in the end, however often it was killed on the way', async () => {
    const database = await open();
    const ids: string[] = [];
    for (const it of fc.sample(life, { numRuns: 8, seed: 20261120 }))
      ids.push(...(await live(database, it)));
    const { updated_at: last } = await test.office.orders.retrieve(ids.at(-1) ?? '');
    const service = await startEnrichment({
      platform: test.origin,
      database,
      webhooks: false,
      sweepEvery: 20,
      sweepOverlap: 0,
    });
    // Orders before the stored time must be complete.
    await until(async () => ((await service.state.state('swept_at')) ?? '') >= last);
    const left = [];
    for (const id of ids) {
      const order = await readFull(test.shop, id);
      if (etagOf(order) === null || adjustments(order)[0] !== 690) left.push(id);
    }
    await service.stop();
    expect({ carts: ids.length, left }).toEqual({ carts: ids.length, left: [] });
  });
});
