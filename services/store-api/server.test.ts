import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from './testing/child-environment.ts';

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const start = (environment: Record<string, string>): ChildProcess => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: childEnvironment({ STORE_API_DB: ':memory:', ...environment }),
  });
  running.push(child);
  return child;
};

/** The port in the service's log. */
const listening = async (child: ChildProcess): Promise<string> => {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += `${chunk}`;
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
    if (port) return port;
  }
  throw new Error(`the service did not start: ${output}`);
};

/** Exit code and error output of a service that fails to start. */
const ending = async (child: ChildProcess): Promise<[number, string]> => {
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += `${chunk}`));
  const [code] = await once(child, 'close');
  return [code, errors];
};

const token = { STORE_API_DEPLOY_TOKEN: 'a-token-for-tests' };

describe('the store-api process', () => {
  it('answers, and ends cleanly on SIGTERM', async () => {
    const child = start({ ...token, STORE_API_PORT: '0' });
    const port = await listening(child);
    const health = await fetch(`http://127.0.0.1:${port}/health`);
    expect(await health.json()).toMatchObject({
      status: 'ok',
      releases: 0,
      catalogue: { ready: false, skus: 0, bundles: 0, builtAt: null, comparedAt: null },
      enrichment: { failing: 0, waiting: 0 },
    });
    child.kill('SIGTERM');
    const [code, signal] = await once(child, 'exit');
    expect([code, signal]).toEqual([0, null]);
  });

  it('429 limits reads per address, as configured', async () => {
    const child = start({
      ...token,
      STORE_API_PORT: '0',
      STORE_API_READS_PER_MINUTE: '1',
      STORE_API_UNLIMITED: '192.0.2.1',
      STORE_API_TRUSTED_PROXIES: '127.0.0.1',
    });
    const port = await listening(child);
    const read = async (visitor: string) => {
      const headers = { 'x-forwarded-for': visitor };
      return (await fetch(`http://127.0.0.1:${port}/releases`, { headers })).status;
    };
    expect(await read('203.0.113.7')).not.toBe(429);
    expect(await read('203.0.113.7')).toBe(429);
    expect(await read('192.0.2.1')).not.toBe(429);
    expect(await read('192.0.2.1')).not.toBe(429);
  });

  it('says that its port is taken', async () => {
    const port = await listening(start({ ...token, STORE_API_PORT: '0' }));
    const [code, errors] = await ending(start({ ...token, STORE_API_PORT: port }));
    expect(code).toBe(1);
    expect(errors).toContain(`store-api: port ${port} on 127.0.0.1 is taken`);
  });

  it('starts and keeps the releases when the index is damaged, which is made again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-api-'));
    await writeFile(join(folder, 'store-catalogue.sqlite'), 'rubbish '.repeat(1000));
    const child = start({
      ...token,
      STORE_API_PORT: '0',
      STORE_API_DB: join(folder, 'store.sqlite'),
    });
    const port = await listening(child);
    expect((await fetch(`http://127.0.0.1:${port}/releases`)).status).toBe(200);
    await rm(folder, { recursive: true });
  });

  it('never throws damaged releases away, and says what to do', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-api-'));
    const file = join(folder, 'store.sqlite');
    await writeFile(file, 'rubbish '.repeat(1000));
    const [code, errors] = await ending(
      start({ ...token, STORE_API_PORT: '0', STORE_API_DB: file }),
    );
    expect(code).toBe(1);
    expect(errors).toMatch(/Restore it from a backup[\s\S]*\.recover/);
    expect(await readFile(file, 'utf8')).toContain('rubbish');
    await rm(folder, { recursive: true });
  });

  it('says everything that is wrong with its configuration', async () => {
    const [code, errors] = await ending(start({ STORE_API_PORT: 'many' }));
    expect(code).toBe(1);
    expect(errors).toMatch(/STORE_API_PORT must be.*\n.*STORE_API_DEPLOY_TOKEN is missing/);
  });
});
