import { sql } from 'kysely';
import { openStore } from '../open-store.ts';
import { queueMail } from '../mails/index.ts';
import { makeRequest } from '../mails/testing/make-request.ts';
import { keptCalls } from '../webhooks/kept-calls.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { openMetrics } from './open-metrics.ts';
import { keepWork } from '../pending-work/work-rows.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const TIMES: Readonly<Record<string, string>> = {
  built_at: '2026-01-01T00:00:00.000Z',
  compared_at: '2026-01-02T00:00:00.000Z',
};

const catalogue = {
  storage: { state: async (key: string) => TIMES[key] ?? null },
  facets: { columns: { items: { size: 5 }, bundles: { size: 2 } } },
  isReady: () => true,
  isWriter: () => true,
};

let databases = 0;
/** A database for each test. */
const onPostgres = () => postgres.database(`metrics_${(databases += 1)}`);

const start = async (name: string) => {
  const database = await openStore(name);
  const { registry, webhooks } = openMetrics({
    database,
    catalogue: catalogue as never,
    enrichment: { health: () => ({ waiting: 3, failing: 1 }) as never },
    askPlatform: () => Promise.reject(new Error('away')),
    ownApi: { work: { abandoned: () => new Map([['order-link', 2]]) } },
    config: { shopOrigin: 'http://localhost:3000', publicEndpoint: undefined },
  });
  return { database, registry, webhooks };
};

/** The value of a series; undefined without it. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((it) => it.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};

describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', onPostgres],
])('metrics of store-api, on %s', (_, nameOf) => {
  it('have number and age of what waits, and no personal data', async () => {
    const { database, registry } = await start(await nameOf());
    await queueMail(database, makeRequest());
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await keepWork(database, { id: 'one', kind: 'reset-link', payload: { email: 'secret' } }, 1000);
    await database
      .insertInto('mail')
      .values({
        ...(await database.selectFrom('mail').selectAll().executeTakeFirstOrThrow()),
        ...{ id: 'dead', message_id: 'dead', event: 'dead', state: 'dead', created_at: hourAgo },
      })
      .execute();
    const text = await registry.metrics();
    expect(valueOf(text, 'mails{state="queued"}')).toBe(1);
    expect(valueOf(text, 'mails{state="dead"}')).toBe(1);
    // A dead letter waits no longer.
    expect(valueOf(text, 'mails_oldest_waiting_seconds')).toBeLessThan(60);
    expect(valueOf(text, 'pending_work{kind="reset-link"}')).toBe(1);
    expect(valueOf(text, 'pending_work_oldest_seconds{kind="reset-link"}')).toBeLessThan(60);
    expect(valueOf(text, 'pending_work_given_up_total{kind="order-link"}')).toBe(2);
    expect(text).not.toMatch(/secret|@/);
    await database.updateTable('mail').set({ state: 'queued' }).where('id', '=', 'dead').execute();
    const later = await registry.metrics();
    expect(valueOf(later, 'mails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3_600);
    expect(valueOf(later, 'mails_late')).toBe(1);
    expect(valueOf(later, 'mails_sent_last_hour')).toBe(0);
    const created = (ms: number) => {
      const at = new Date(Date.now() - ms).toISOString();
      return sql`update mail set created_at = ${at} where id = 'dead'`.execute(database);
    };
    // One recipient's mailbox has been full since yesterday.
    await created(24 * 3_600_000);
    const stuck = await registry.metrics();
    expect(valueOf(stuck, 'mails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(86_400);
    expect(valueOf(stuck, 'mails_late')).toBe(0);
    await created(3_600_000);
    const sent = { state: 'sent', sent_at: new Date().toISOString() } as const;
    await database.updateTable('mail').set(sent).where('id', '=', 'dead').execute();
    const afterwards = await registry.metrics();
    expect(valueOf(afterwards, 'mails_late')).toBe(0);
    expect(valueOf(afterwards, 'mails_sent_last_hour')).toBe(1);
    await database.destroy();
  });

  it('have the state of index, platform and enrichment in the first scrape', async () => {
    const { database, registry } = await start(await nameOf());
    const text = await registry.metrics();
    expect(valueOf(text, 'catalog_index_ready')).toBe(1);
    expect(valueOf(text, 'catalog_index_items{kind="sku"}')).toBe(3);
    expect(valueOf(text, 'catalog_index_built_timestamp_seconds')).toBe(1_767_225_600);
    expect(valueOf(text, 'catalog_index_compared_timestamp_seconds')).toBe(1_767_312_000);
    expect(valueOf(text, 'enriched_orders{state="failing"}')).toBe(1);
    expect(valueOf(text, 'platform_up')).toBe(0);
    expect(valueOf(text, 'mails_oldest_waiting_seconds')).toBe(0);
    await database.destroy();
  });

  it('have the arrival of the newest event, at whichever process', async () => {
    const { database, registry } = await start(await nameOf());
    const none = await registry.metrics();
    expect(valueOf(none, 'webhook_last_event_timestamp_seconds')).toBeUndefined();
    const call = { path: '/webhooks/commerce', topic: 'skus.update', body: Buffer.from('1') };
    await keptCalls(database).take(call, () => undefined);
    const at = valueOf(await registry.metrics(), 'webhook_last_event_timestamp_seconds') ?? 0;
    expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(60);
    await database.destroy();
  });

  it('are served while the database is away, without the figures in it', async () => {
    const { database, registry } = await start(await nameOf());
    // Until its first check has ended, a dependency counts as away.
    await registry.metrics();
    await database.selectFrom('state').selectAll().execute();
    expect(valueOf(await registry.metrics(), 'database_up')).toBe(1);
    await database.destroy();
    const text = await registry.metrics();
    expect(valueOf(text, 'database_up')).toBe(0);
    expect(valueOf(text, 'mails_oldest_waiting_seconds')).toBeUndefined();
    expect(text).not.toContain('mails{state');
    expect(text).toContain('process_cpu_seconds_total');
  });
});

describe('connections to PostgreSQL', () => {
  it('are counted by state', async () => {
    const { database, registry } = await start(await onPostgres());
    const text = await registry.metrics();
    expect(valueOf(text, 'database_connections{state="idle"}')).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'database_queries_waiting')).toBe(0);
    await database.destroy();
    expect(await registry.metrics()).not.toContain('database_connections{');
  });
});
