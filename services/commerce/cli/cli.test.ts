import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../testing/command-line.ts';
import { testSeed } from '../testing/test-seed.ts';

// Each command is a process of its own.
jest.setTimeout(120_000);

const { folder, database, finished, started, end } = commandLine();
afterAll(end);
const skusAt = async (origin: string) =>
  ((await (await fetch(`${origin}/health`)).json()) as { seeded: number }).seeded;

describe('the commerce command', () => {
  it('lists its commands, and the options of each', async () => {
    const all = await finished('help');
    expect(all).toMatchObject({ code: 0, error: '' });
    expect(all.out).toContain('restore');
    expect((await finished('start', '--help')).out).toContain('--integration-secret');
  });

  it('lists the alternatives to an unknown command or option', async () => {
    expect(await finished('strat')).toMatchObject({
      code: 1,
      error: expect.stringContaining('There is no command "strat"') as string,
    });
    expect((await finished('log', '--folow')).error).toContain('npx commerce help log');
    expect((await finished('start', '--port', 'many')).error).toContain('COMMERCE_PORT');
    // It would be the default database.
    expect((await finished('reset', '--db', '')).error).toContain("Option '--db' is empty");
  });

  it('brings in a catalogue, once', async () => {
    const file = join(folder, 'catalogue.json');
    writeFileSync(file, JSON.stringify(testSeed));
    expect(await finished('seed', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('7 SKUs and 1 bundles') as string,
    });
    expect((await finished('seed', file)).error).toContain('unchanged');
  });

  it('tells every mistake of a catalogue with its path, and changes nothing', async () => {
    const file = join(folder, 'broken.json');
    const [first, ...others] = testSeed.skus;
    const skus = [{ ...first, weight: 'heavy' }, ...others];
    writeFileSync(file, JSON.stringify({ ...testSeed, skus, merchants: [{}] }));
    const { code, error } = await finished('seed', file);
    expect(code).toBe(1);
    expect(error).toContain('skus.0.weight');
    expect(error).toContain('merchants.0.address');
    expect(error).toContain('Nothing was changed');
    expect((await finished('seed', join(folder, 'none.json'))).error).toContain('no such file');
  });

  it('keeps and restores the state of a file no platform uses', async () => {
    expect((await finished('snapshot', 'full')).out).toContain('snapshot "full" taken');
    expect(await finished('reset', '--seed', 'none')).toMatchObject({
      code: 1,
      error: expect.stringContaining('--yes') as string,
    });
    expect((await finished('reset', '--yes', '--seed', 'none')).code).toBe(0);
    expect((await finished('restore', 'ful')).error).toContain('there are: full');
    expect((await finished('restore', 'full')).code).toBe(0);
  }, 30_000);

  it('works on the platform that uses the file, whatever its port, until it ends with the signal', async () => {
    const { child, exit, origin } = await started();
    expect(await skusAt(origin)).toBe(7);
    expect((await finished('start', '--port', '0')).error).toContain(`already uses ${database}`);
    expect((await finished('reset', '--yes')).out).toContain(`(at ${origin})`);
    expect(await skusAt(origin)).toBe(0);
    expect((await finished('restore', 'full')).out).toContain(`(at ${origin})`);
    expect(await skusAt(origin)).toBe(7);

    const set = await finished(
      'faults',
      'set',
      '--kind',
      'status',
      '--value',
      '503',
      '--path',
      '/api/skus',
      '--times',
      '1',
    );
    expect(set.out).toContain('/api/skus: status 503, 1 more');
    expect((await fetch(`${origin}/api/skus`)).status).toBe(503);
    expect((await finished('faults')).out).toBe('no faults are set\n');
    expect((await finished('faults', 'set', '--kind', 'status')).error).toContain('400 to 599');
    expect((await finished('log', '--once')).out).toMatch(/503 +GET +\/api\/skus .*status 503/);

    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect((await finished('log', '--once')).error).toContain('npx commerce start');
  }, 60_000);

  it('sees at once what the command brings into a running platform', async () => {
    const { child, exit, origin } = await started();
    const file = join(folder, 'more.json');
    const seed = { ...testSeed, skus: [...testSeed.skus, { ...testSeed.skus[0], code: 'MORE' }] };
    writeFileSync(file, JSON.stringify(seed));
    expect(await skusAt(origin)).toBe(7);
    expect((await finished('seed', file)).code).toBe(0);
    expect(await skusAt(origin)).toBe(8);
    child.kill('SIGINT');
    expect(await exit).toBe(0);
  }, 30_000);

  it('resets no running platform to a catalog other than its own', async () => {
    const { child, exit, origin } = await started();
    const before = await skusAt(origin);
    expect(await finished('reset', '--yes', '--seed', 'none')).toMatchObject({
      code: 1,
      error: expect.stringContaining(`${origin} seeds itself`) as string,
    });
    expect(await skusAt(origin)).toBe(before);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  }, 60_000);

  it('does not take word of a platform that has died for one that runs', async () => {
    const { child, exit } = await started();
    const word = JSON.parse(readFileSync(`${database}.running.json`, 'utf8')) as { pid: number };
    process.kill(word.pid, 'SIGKILL');
    child.kill('SIGKILL');
    await exit;
    expect((await finished('snapshot', 'after')).out).toContain(`(in ${database})`);
  }, 30_000);
});
