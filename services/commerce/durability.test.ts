import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommerceLayer } from '@commercelayer/sdk/bundle';
import { everything } from './engine/store/condition.ts';
import { openStore } from './engine/store/store.ts';
import { resources } from './domains/index.ts';
import { applySeed } from './seeding/apply-seed.ts';
import { testSeed } from './testing/test-seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'commerce-'));
const database = join(folder, 'commerce.sqlite');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts the server as a process of its own and gives its origin, or what it said instead. */
const start = (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(__dirname, 'server.mjs')], {
    env: {
      ...process.env,
      COMMERCE_PORT: '0',
      COMMERCE_DB: database,
      COMMERCE_SEED: 'none',
      ...env,
    },
  });
  children.push(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const match = /listening on (http:\S+)/.exec(chunk.toString());
      if (match?.[1]) resolve(match[1]);
    });
    void exit.then((code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  return { child, origin, exit, said: () => said };
};

const connect = async (origin: string) => {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: 'fonte-vigna-shop',
      scope: 'market:code:it-eur',
    }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return CommerceLayer({
    organization: 'fonte-vigna',
    domain: 'commerce.test',
    accessToken: access_token,
    fetch: (input, init) => {
      const url = new URL(String(input));
      return fetch(`${origin}${url.pathname}${url.search}`, init);
    },
  });
};

describe('the server as a process', () => {
  beforeAll(() => {
    const store = openStore(database, resources);
    applySeed(store, testSeed, () => undefined);
    store.close();
  });

  it('loses no acknowledged write when killed in the middle of writing', async () => {
    const { child, origin, exit } = start();
    const cl = await connect(await origin);
    const acknowledged: string[] = [];
    const write = async (): Promise<void> => {
      for (;;) {
        const order = await cl.orders.create({ metadata: { written: true } });
        acknowledged.push(order.id);
        if (acknowledged.length === 60) child.kill('SIGKILL');
      }
    };
    await Promise.allSettled([write(), write(), write(), write()]);
    await exit;
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);

    const store = openStore(database, resources);
    const present = new Set(store.select('orders', everything).map(({ id }) => id));
    expect(store.statement('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    store.close();
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
  }, 30_000);

  it('ends cleanly on SIGTERM', async () => {
    const { child, origin, exit } = start();
    await origin;
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  }, 30_000);

  it('says in one line that its port is taken', async () => {
    const first = start();
    const { port } = new URL(await first.origin);
    const second = start({ COMMERCE_PORT: port });
    second.origin.catch(() => undefined);
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain(`port ${port} on 127.0.0.1 is taken`);
    first.child.kill('SIGTERM');
    await first.exit;
  }, 30_000);

  it('reports every problem of its configuration at once', async () => {
    const { origin, exit, said } = start({
      COMMERCE_PORT: 'many',
      COMMERCE_ORGANIZATION: 'No Slug',
    });
    origin.catch(() => undefined);
    expect(await exit).toBe(1);
    expect(said()).toContain('COMMERCE_PORT');
    expect(said()).toContain('COMMERCE_ORGANIZATION');
  }, 30_000);
});
