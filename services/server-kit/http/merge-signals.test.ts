import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mergeSignals } from './merge-signals.ts';

describe('mergeSignals', () => {
  it('C5 aborts with the first of its signals and its reason', () => {
    const [visitor, limit] = [new AbortController(), new AbortController()];
    const { signal } = mergeSignals(visitor.signal, limit.signal);
    expect(signal.aborted).toBe(false);
    limit.abort(new DOMException('too late', 'TimeoutError'));
    visitor.abort('left');
    expect(signal.reason).toHaveProperty('name', 'TimeoutError');
  });

  it('is aborted from the start if one of its signals is', () => {
    const { signal } = mergeSignals(AbortSignal.abort('left'), new AbortController().signal);
    expect(signal.reason).toBe('left');
  });

  it('does not abort after its release', () => {
    const visitor = new AbortController();
    const { signal, release } = mergeSignals(visitor.signal);
    release();
    visitor.abort();
    expect(signal.aborted).toBe(false);
  });

  it('X leaves no signal in memory once the time limit of its calls is over', async () => {
    const script = join(import.meta.dirname, 'testing/count-kept-signals.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    expect(Number(stdout)).toBeLessThan(10);
  });
});
