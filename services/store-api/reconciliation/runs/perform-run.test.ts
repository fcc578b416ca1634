import type { Kysely } from 'kysely';
import { keptState } from '../../database/kept-state.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { openStore } from '../../open-store.ts';
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts';
import {
  countDifferences,
  listDifferences,
  newestRun,
  settleDifference,
  type DifferenceState,
} from '../list-differences.ts';
import { fakePlatform, type FakePlatform } from '../testing/fake-platform.ts';
import { daysAgo, makeOrder, NOW } from '../testing/make-context.ts';
import { recordDifferences } from './record-differences.ts';
import { performRun, type RunOptions } from './perform-run.ts';
import { addNight, askForRun, claimRun, nightOf } from './run-rows.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const LEASE = 60_000;
const unpaid = (id: string, placed_at = daysAgo(3)) =>
  makeOrder({ payment_status: 'unpaid', placed_at }, {}, id);
const paid = (id: string) =>
  makeOrder({ payment_status: 'free', total_amount_with_taxes_cents: 0 }, {}, id);

let named = 0;
describe.each([
  ['SQLite', async () => ':memory:'],
  ['PostgreSQL', () => postgres.database(`reconciliation_${(named += 1)}`)],
])('a run, on %s', (_, nameOf) => {
  let database: Kysely<StoreDatabase>;
  let platform: FakePlatform;
  beforeEach(async () => {
    database = await openStore(await nameOf());
    platform = fakePlatform();
  });
  afterEach(() => database.destroy());

  const optionsOf = (its: Partial<RunOptions> = {}): RunOptions => ({
    database,
    platform,
    days: 30,
    enriches: false,
    claimLasts: LEASE,
    now: () => new Date(NOW),
    pause: async () => undefined,
    ...its,
  });
  const runOnce = async (its?: Partial<RunOptions>) => {
    await askForRun(database, 'anna@shop.example');
    const run = await claimRun(database, LEASE);
    if (!run) throw new Error('no run');
    return performRun(optionsOf(its), run);
  };
  const listed = async (state: DifferenceState = 'open') =>
    (await listDifferences(database, { state, limit: 500 }))
      .map(({ kind, subject }) => `${kind} ${subject}`)
      .toSorted();

  it('records differences, resolves them once they are gone, and opens them again', async () => {
    platform.orders = [unpaid('a'), unpaid('b'), paid('c')];
    expect(await runOnce()).toMatchObject({ orders: 3, differences: 2 });
    expect(await listed()).toEqual(['placed-unpaid a', 'placed-unpaid b']);
    expect(await newestRun(database)).toMatchObject({
      state: 'done',
      asked_by: 'anna@shop.example',
      error: null,
    });
    platform.orders = [paid('a'), unpaid('b')];
    await runOnce();
    expect([await listed(), await listed('resolved')]).toEqual([
      ['placed-unpaid b'],
      ['placed-unpaid a'],
    ]);
    expect(await countDifferences(database)).toMatchObject({ 'placed-unpaid': 1, 'mail-dead': 0 });
    platform.orders = [unpaid('a'), unpaid('b')];
    await runOnce();
    expect([await listed(), await listed('resolved')]).toEqual([
      ['placed-unpaid a', 'placed-unpaid b'],
      [],
    ]);
  });

  it('records the lines of a mail server’s reply as one, which a form sends back unchanged', async () => {
    const reply = 'welcome: 550-5.1.1 no such mailbox\n550 5.1.1 see help';
    const about = { kind: 'mail-dead', subject: 'a', orderId: null, orderNumber: null } as const;
    await recordDifferences(database, [{ ...about, detail: reply, since: daysAgo(1) }]);
    const [seen] = await listDifferences(database, { state: 'open', limit: 1 });
    expect(seen?.detail).toBe('welcome: 550-5.1.1 no such mailbox 550 5.1.1 see help');
    // The next run finds the same facts.
    await settleDifference(database, seen!, 'anna@shop.example');
    await recordDifferences(database, [{ ...about, detail: reply, since: daysAgo(1) }]);
    expect(await listed('settled')).toEqual(['mail-dead a']);
  });

  it('leaves a settled difference settled until its facts change or it is gone', async () => {
    platform.orders = [unpaid('a')];
    await runOnce();
    const settle = async () => {
      const [seen] = await listDifferences(database, { state: 'open', limit: 1 });
      return seen && settleDifference(database, seen, 'anna@shop.example');
    };
    expect(await settle()).toBe(true);
    await runOnce();
    expect([await listed(), await listed('settled')]).toEqual([[], ['placed-unpaid a']]);
    expect(await countDifferences(database)).toMatchObject({ 'placed-unpaid': 0 });
    await database
      .updateTable('reconciliation_difference')
      .set({ detail: 'other facts' })
      .execute();
    await runOnce();
    expect([await listed(), await listed('settled')]).toEqual([['placed-unpaid a'], []]);
    await settle();
    platform.orders = [paid('a')];
    await runOnce();
    expect([await listed('settled'), await listed('resolved')]).toEqual([[], ['placed-unpaid a']]);
    platform.orders = [unpaid('a')];
    await runOnce();
    expect(await listed()).toEqual(['placed-unpaid a']);
  });

  it('compares the orders of its days, and older ones while they differ', async () => {
    platform.orders = [unpaid('a', daysAgo(29.9)), unpaid('b', daysAgo(30.1))];
    await runOnce();
    expect(await listed()).toEqual(['placed-unpaid a']);
    const later = { now: () => new Date(NOW + 5 * 86_400_000) };
    await runOnce(later);
    expect(await listed()).toEqual(['placed-unpaid a']);
    platform.orders = [paid('a')];
    await runOnce(later);
    expect(await listed()).toEqual([]);
  });

  it('reads each page once, whatever the orders contain', async () => {
    platform.orders = Array.from({ length: 60 }, (__, index) => unpaid(`order-${100 + index}`));
    await runOnce();
    expect(platform.calls).toEqual(['orders', 'orders', 'orders', 'returns']);
    expect(await listed()).toHaveLength(60);
  });

  it('pauses between pages', async () => {
    platform.orders = Array.from({ length: 60 }, (__, index) => unpaid(`order-${100 + index}`));
    const calls: number[] = [];
    await runOnce({ pause: async () => void calls.push(platform.calls.length) });
    expect(calls.slice(0, 4)).toEqual([1, 2, 3, 4]);
  });

  it('that is interrupted continues with the page that was not compared', async () => {
    platform.orders = Array.from({ length: 60 }, (__, index) => unpaid(`order-${100 + index}`));
    platform.onCall = () => {
      if (platform.calls.length === 2) throw new Error('killed');
    };
    await expect(runOnce()).rejects.toThrow('killed');
    expect(await listed()).toHaveLength(25);
    expect(await claimRun(database, LEASE)).toBeUndefined();
    await database.updateTable('reconciliation_run').set({ claimed_until: '2000' }).execute();
    const again = await claimRun(database, LEASE);
    expect(again?.attempts).toBe(2);
    platform.calls = [];
    platform.onCall = () => undefined;
    if (again) expect(await performRun(optionsOf(), again)).toMatchObject({ orders: 60 });
    expect(platform.calls).toEqual(['orders', 'orders', 'returns']);
    expect([(await listed()).length, await listed('resolved')]).toEqual([60, []]);
  });

  it('ends without effect if another process has taken over', async () => {
    platform.orders = [unpaid('a')];
    platform.onCall = async () => {
      await database.updateTable('reconciliation_run').set({ claimed_until: '2000' }).execute();
      await claimRun(database, LEASE);
    };
    await expect(runOnce()).rejects.toThrow('another process has taken over');
    expect(await listed()).toEqual([]);
  });

  it('of a night is added once for all processes', async () => {
    const night = nightOf(new Date('2026-11-28T02:59:00Z'), 3);
    expect([night, nightOf(new Date('2026-11-28T03:00:00Z'), 3)]).toEqual([
      'night/2026-11-27',
      'night/2026-11-28',
    ]);
    await Promise.all([1, 2, 3, 4].map(() => addNight(database, 'night/2026-11-28')));
    const claims = await Promise.all([1, 2, 3, 4].map(() => claimRun(database, LEASE)));
    expect(claims.flatMap((it) => it?.id ?? [])).toEqual(['night/2026-11-28']);
    expect(await askForRun(database, 'anna@shop.example')).toBe(false);
  });

  it('reports dead letters, and what a lost service may have sent', async () => {
    const mails = keptState(database, 'mails');
    await mails.setState('began_orders', daysAgo(20));
    await mails.setState('sent_until', daysAgo(2));
    platform.orders = [
      makeOrder({ payment_status: 'free', total_amount_with_taxes_cents: 0 }, {}, 'lost'),
    ];
    await runOnce();
    expect(await listed()).toEqual(['mail-unconfirmed lost']);
  });
});
