import { createServer } from 'node:http';
import { type Kysely, sql } from 'kysely';
import type { StoreDatabase } from '../database/tables.ts';
import { openStore } from '../open-store.ts';
import { until } from '../testing/until.ts';
import { newestRun } from './list-differences.ts';
import {
  openReconciliation,
  type OpenReconciliation,
  type ReconciliationOptions,
} from './open-reconciliation.ts';
import { addNight, askForRun } from './runs/run-rows.ts';

let database: Kysely<StoreDatabase>;
let opened: OpenReconciliation | null = null;
beforeEach(async () => {
  database = await openStore(':memory:');
  // The night of the test's clock is over.
  await addNight(database, 'night/2026-11-28');
  await database.updateTable('reconciliation_run').set({ state: 'done' }).execute();
});
afterEach(async () => {
  await opened?.close();
  await database.destroy();
});

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';

const open = (its: Partial<ReconciliationOptions> = {}) => {
  const said: string[] = [];
  const reconciliation = openReconciliation({
    database,
    platform: { endpoint: NOWHERE, authEndpoint: NOWHERE, clientId: 'a', clientSecret: 'b' },
    hour: 3,
    days: 30,
    enriches: true,
    log: (line) => said.push(line),
    policy: { attempts: 3, first: 1, longest: 1 },
    pollEvery: 1,
    pageEvery: 0,
    now: () => new Date('2026-11-28T12:00:00Z'),
    ...its,
  });
  opened = reconciliation;
  void reconciliation.run();
  return { said, reconciliation };
};

it('a run without the platform is tried again, then fails with its reason', async () => {
  await askForRun(database, 'anna@shop.example');
  const { said } = open();
  await until(async () => (await newestRun(database))?.state === 'failed');
  expect(await newestRun(database)).toMatchObject({
    attempts: 3,
    error: expect.stringMatching(/fetch failed$/),
    ended_at: expect.any(String),
  });
  expect(said.map((it) => it.replace(/[\w-]{36}/, 'id').replace('TypeError: ', ''))).toEqual([
    'asked/id is tried again: fetch failed',
    'asked/id is tried again: fetch failed',
    'asked/id failed: fetch failed',
  ]);
});

it('the night’s run begins at its hour', async () => {
  let time = '2026-11-29T02:59:59Z';
  open({ now: () => new Date(time) });
  const has = async (id: string) =>
    (await database.selectFrom('reconciliation_run').select('id').execute()).some(
      (it) => it.id === id,
    );
  await until(() => has('night/2026-11-28'));
  expect(await has('night/2026-11-29')).toBe(false);
  time = '2026-11-29T03:00:00Z';
  await until(() => has('night/2026-11-29'));
});

it('of two runs created in the same millisecond, the one that has not ended is the newest', async () => {
  await askForRun(database, 'anna@shop.example');
  await sql`UPDATE reconciliation_run SET created_at = '2026-11-28T09:00:00.000Z'`.execute(
    database,
  );
  expect(await newestRun(database)).toMatchObject({ state: 'waiting' });
});

it('a closed process leaves its run to another at once', async () => {
  await askForRun(database, 'anna@shop.example');
  let begun = false;
  const slow = createServer(() => {
    begun = true;
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const address = slow.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const platform = { endpoint: origin, authEndpoint: origin, clientId: 'a', clientSecret: 'b' };
  const { reconciliation } = open({ platform });
  await until(() => begun);
  await reconciliation.close();
  const run = await newestRun(database);
  expect(run).toMatchObject({ state: 'running', error: null });
  expect(Date.parse(run?.claimed_until ?? '')).toBeLessThanOrEqual(Date.now());
  slow.closeAllConnections();
  slow.close();
});
