import type { Check } from '../../remote-kit/doctor/check.ts';
import { workspace as surroundings } from '../testing/workspace.ts';
import type { WorkspaceSurroundings } from '../workspace-surroundings.ts';
import { chromium, diskSpace, postgres } from './machine.ts';
import { folders } from './folders.ts';
import { installation } from '../../remote-kit/doctor/checks/installation.ts';
import { nodeVersion } from '../../remote-kit/doctor/checks/node-version.ts';
import { ports } from './ports.ts';

const levelsOf = async (
  check: Check<WorkspaceSurroundings>,
  given: WorkspaceSurroundings,
): Promise<string[]> => (await check.run(given)).map(({ level }) => level);

describe('the doctor, about the machine', () => {
  it('compares the running Node with the pinned one', async () => {
    const files = { 'package.json': '{"devDependencies":{"node":"24.0.0"}}' };
    expect(await levelsOf(nodeVersion, surroundings({ files }))).toEqual(['ok']);
    const found = await nodeVersion.run(surroundings({ files, nodeVersion: '20.1.0' }));
    expect(found).toEqual([
      expect.objectContaining({ level: 'error', message: expect.stringContaining('24.0.0') }),
    ]);
  });

  it('warns about little space, and reports too little', async () => {
    const free = (gb: number) =>
      levelsOf(diskSpace, surroundings({ freeBytes: () => gb * 1024 ** 3 }));
    expect(await free(2)).toEqual(['warning', 'warning']);
    expect(await free(0.2)).toEqual(['error', 'error']);
  });

  it('reports taken ports by name, unless a shop runs there', async () => {
    const isPortFree = async (port: number) => port !== 3020;
    const [taken] = await ports.run(surroundings({ isPortFree }));
    expect(taken).toMatchObject({ level: 'error', message: 'Taken: 3020 (storeApi)' });
    const replies = { 'http://127.0.0.1:3000/health': { text: '{"releaseSet":"a"}' } };
    expect(await levelsOf(ports, surroundings({ isPortFree, replies }))).toEqual(['ok']);
    const failing = {
      'http://127.0.0.1:3000/health': { status: 503, text: '{"releaseSet":"none"}' },
    };
    const [silent] = await ports.run(surroundings({ isPortFree, replies: failing }));
    expect(silent).toMatchObject({
      level: 'error',
      message: expect.stringContaining('serves no pages'),
    });
  });

  it('warns about ports that the system gives to connections, and reports an impossible base', async () => {
    const read = () => '32768 60999\n';
    const env = { PORT_BASE: '44000' };
    expect(await levelsOf(ports, surroundings({ read, env }))).toEqual(['ok', 'warning']);
    expect(await levelsOf(ports, surroundings({ read }))).toEqual(['ok']);
    expect(await levelsOf(ports, surroundings({ env: { PORT_BASE: '70000' } }))).toEqual(['error']);
  });

  it('names folders that another user owns, and private data that others can read', async () => {
    const modeOf = () => 0o755;
    const isWritable = (path: string) => !path.endsWith('mf-cart/dist');
    const [ownership, privacy] = await folders.run(surroundings({ modeOf, isWritable }));
    expect(ownership).toMatchObject({
      level: 'error',
      message: expect.stringContaining('mf-cart/dist'),
    });
    expect(privacy).toMatchObject({ level: 'warning', next: expect.stringContaining('chmod 600') });
    expect(await levelsOf(folders, surroundings({ modeOf: () => 0o700 }))).toEqual(['ok', 'ok']);
  });

  it('needs a Chromium for some commands, and a PostgreSQL that runs', async () => {
    expect(await levelsOf(chromium, surroundings({ chromium: () => null }))).toEqual(['warning']);
    expect(await levelsOf(postgres, surroundings())).toEqual(['ok']);
    const [found] = await postgres.run(surroundings({ run: () => undefined }));
    expect(found).toMatchObject({ level: 'error', next: expect.stringContaining('npm ci') });
  });
});

describe('the doctor, about installed packages', () => {
  const lockOf = (react: string) =>
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/@shop/mf-cart': { link: true },
        'node_modules/react': { version: react },
        'node_modules/fsevents': { version: '2.0.0', optional: true },
      },
    });
  const installed = '{"packages":{"node_modules/react":{"version":"19.3.1"}}}';
  const filesOf = (lock: string) => ({
    'package-lock.json': lock,
    'node_modules/.package-lock.json': installed,
  });

  it('accepts what the lock file lists, without packages of other platforms', async () => {
    expect(
      await levelsOf(installation, surroundings({ files: filesOf(lockOf('19.3.1')) })),
    ).toEqual(['ok']);
  });

  it('names a package of another version', async () => {
    const [found] = await installation.run(surroundings({ files: filesOf(lockOf('19.4.0')) }));
    expect(found).toMatchObject({
      level: 'error',
      message: expect.stringContaining('react is 19.3.1 instead of 19.4.0'),
      next: 'npm ci',
    });
  });

  it('reports a missing installation', async () => {
    const files = { 'package-lock.json': lockOf('19.3.1') };
    expect(await levelsOf(installation, surroundings({ files }))).toEqual(['error']);
  });
});
