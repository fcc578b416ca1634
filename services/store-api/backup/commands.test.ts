import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '../open-store.ts';
import { childEnvironment } from '../testing/child-environment.ts';

jest.setTimeout(60_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-api-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (command: string, database: string, ...args: string[]) => {
  const script = join(__dirname, `${command}.ts`);
  const env = childEnvironment({ STORE_API_DB: join(folder, database) });
  try {
    return {
      code: 0,
      ...(await promisify(execFile)(process.execPath, [script, ...args], { env })),
    };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
};

it('the commands back up, check and restore', async () => {
  const store = await openStore(join(folder, 'a.sqlite'));
  await store.insertInto('state').values({ key: 'a', value: 'b' }).execute();
  await store.destroy();
  const written = await run('back-up', 'a.sqlite', join(folder, 'backups'));
  expect(written).toMatchObject({ code: 0, stderr: '' });
  const [file = ''] = written.stdout.split('\n');
  expect(written.stdout).toContain('state 1');
  expect(await run('restore', 'none.sqlite', file, '--check')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^complete, of .*, from sqlite\nrows: .*state 1/),
  });
  expect(await run('restore', 'b.sqlite', file, '--nothing-lost')).toMatchObject({ code: 0 });
  const restored = await openStore(join(folder, 'b.sqlite'));
  expect(await restored.selectFrom('state').selectAll().execute()).toEqual([
    { key: 'a', value: 'b' },
  ]);
  await restored.destroy();
});

it.each([
  [[], /Which backup\?\nUsage:/],
  [['x', '--stopped-at', 'noon'], /--stopped-at noon is no time/],
  [['x', '--stopped-at', '2026-01-01T00:00:00Z', '--nothing-lost'], /contradict each other/],
  [['x', '--force'], /Unknown option '--force'/],
  [['none.backup.gz'], /There is no file none.backup.gz/],
])('the command restore %j is refused with what to do', async (args, message) => {
  const { code, stderr } = await run('restore', 'c.sqlite', ...args);
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^ +at /m);
});
