import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './with-lock.ts';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'build.lock');

describe('withLock', () => {
  it('runs one at a time', async () => {
    const file = lockFile();
    const steps: string[] = [];
    const run = (name: string) =>
      withLock(file, async () => {
        steps.push(`${name} begins`);
        await new Promise((done) => setImmediate(done));
        steps.push(`${name} ends`);
      });
    await Promise.all([run('a'), run('b')]);
    expect(steps.map((it) => it.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('takes over the lock of a dead process', async () => {
    const file = lockFile();
    writeFileSync(file, '999999999');
    await expect(withLock(file, async () => 'done')).resolves.toBe('done');
  });

  it('releases the lock if the run fails', async () => {
    const file = lockFile();
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock(file, async () => 'done')).resolves.toBe('done');
  });
});
