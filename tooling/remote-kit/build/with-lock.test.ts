import fs, { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './with-lock.ts';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'build.lock');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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

  it.each([
    ['empty', ''],
    ['without a process id', 'x'],
    ['with process id 0', '0'],
    ['with a negative process id', '-1'],
    ['of an earlier process with the same id', String(process.pid)],
  ])('takes over a lock file that is %s', async (_, content) => {
    const file = lockFile();
    writeFileSync(file, content);
    utimesSync(file, 0, 0);
    await expect(withLock(file, async () => 'done')).resolves.toBe('done');
  });

  it('leaves no file behind if the lock is released while it looks', async () => {
    jest.useFakeTimers();
    const file = lockFile();
    jest.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
      throw Object.assign(new Error('file exists'), { code: 'EEXIST' });
    });
    const result = withLock(file, async () => 'done');
    expect(existsSync(file)).toBe(false);
    await jest.advanceTimersByTimeAsync(200);
    await expect(result).resolves.toBe('done');
  });

  it('says once what it waits for', async () => {
    jest.useFakeTimers();
    const log = jest.spyOn(console, 'log').mockReturnValue();
    const file = lockFile();
    writeFileSync(file, String(process.ppid));
    const result = withLock(file, async () => 'done');
    await jest.advanceTimersByTimeAsync(1800);
    expect(log).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
    expect(log.mock.calls).toEqual([
      [`Waiting for another build of this package (process ${process.ppid}, ${file}) …`],
    ]);
    rmSync(file);
    await jest.advanceTimersByTimeAsync(200);
    await expect(result).resolves.toBe('done');
  });

  it('releases the lock if the run fails', async () => {
    const file = lockFile();
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock(file, async () => 'done')).resolves.toBe('done');
  });
});
