import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config/config.ts';
import { openStore } from './engine/store/store.ts';
import { resources } from './domains/index.ts';
import { replaceState } from './snapshots/replace-state.ts';
import { takeSnapshot } from './snapshots/snapshots.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'commerce-private-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Permissions of everything below a folder, by name. */
const modesIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => [
      name,
      modeOf(join(path, name)),
    ]),
  );

describe('the platform’s files', () => {
  it('X are their owner’s alone: database, log, snapshots and the folders made for them', () => {
    const read = readConfig({});
    if (!read.ok) throw new Error(read.problems.join());
    const data = join(folder, 'data');
    const store = openStore(join(data, 'commerce.sqlite'), resources);
    store.add('tags', { name: 'one' });
    expect(takeSnapshot(store, 'first')).toMatchObject({ ok: true });
    expect(modeOf(data)).toBe('700');
    const expected = {
      'commerce.sqlite': '600',
      'commerce.sqlite-wal': '600',
      'commerce.sqlite-shm': '600',
      'commerce.snapshots': '700',
      'commerce.snapshots/first.sqlite': '600',
    };
    expect(modesIn(data)).toEqual(expected);
    chmodSync(join(data, 'commerce.snapshots/first.sqlite'), 0o644);
    replaceState(store, read.config, join(data, 'commerce.snapshots/first.sqlite'));
    expect(modesIn(data)).toMatchObject({ 'commerce.sqlite': '600', 'commerce.sqlite-wal': '600' });
    store.close();
  });

  it('X of an earlier version are tightened', () => {
    const file = join(folder, 'commerce.sqlite');
    openStore(file, resources).close();
    chmodSync(file, 0o644);
    openStore(file, resources).close();
    expect(modeOf(file)).toBe('600');
  });
});
