import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { buildApp } from './build-app.ts';
import type { StoreDatabase } from './database/tables.ts';
import { openStore } from './open-store.ts';
import { makeRelease } from './testing/make-release.ts';

const TOKEN = 'a-token-for-tests';

let folder: string;
let database: Kysely<StoreDatabase>;
let app: ReturnType<typeof buildApp>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
  database = await openStore(join(folder, 'store-api.sqlite'));
  app = buildApp({
    database,
    shell: { contract: '1.2.0', runtime: undefined },
    now: () => new Date(),
    deployToken: TOKEN,
  });
});
afterEach(async () => {
  await app.close();
  await database.destroy();
  await rm(folder, { recursive: true });
});

const register = (version: string) =>
  app.inject({
    method: 'PUT',
    url: `/releases/catalog/${version}`,
    headers: { authorization: `Bearer ${TOKEN}` },
    payload: { release: makeRelease(version) },
  });
const versions = async (): Promise<string[]> =>
  (await database.selectFrom('release').select('version').execute()).map(({ version }) => version);
/** SQLite refuses to grow the file beyond this number of pages, as it does on a full disk. */
const allowPages = (count: number) => sql.raw(`PRAGMA max_page_count = ${count}`).execute(database);

describe('store-api on a full disk', () => {
  it('S5 refuses writes with 503, keeps what it has, and continues when there is space again', async () => {
    expect((await register('1.0.0-a')).statusCode).toBe(201);
    const before = await versions();
    await allowPages(1);
    const refused = [];
    // Some fit into the free space of the last pages.
    for (let number = 0; number < 200; number += 1) {
      const answer = await register(`1.1.0-${number}`);
      if (answer.statusCode !== 201) refused.push(answer);
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await app.inject('/releases')).statusCode).toBe(200);
    expect(await versions()).toEqual(expect.arrayContaining(before));
    expect(await versions()).toHaveLength(before.length + 200 - refused.length);
    await allowPages(100_000);
    expect((await register('1.2.0-a')).statusCode).toBe(201);
  });
});
