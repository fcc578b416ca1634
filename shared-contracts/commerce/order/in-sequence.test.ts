/** @jest-environment node */
import { ok } from '../result.ts';
import { callContext } from '../testing/factories.ts';
import { inSequence } from './in-sequence.ts';

/** A piece of work that ends when it is told to. */
const held = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = (log: string[], name: string) => async () => {
    log.push(`${name} begins`);
    await ended;
    log.push(`${name} ends`);
    return ok(name);
  };
  return { end, work };
};

describe('inSequence', () => {
  it('P5 lets a change begin when the one before has ended', async () => {
    const log: string[] = [];
    const [first, second] = [held(), held()];
    const results = [
      inSequence('orderA', first.work(log, 'first'))(callContext()),
      inSequence('orderA', second.work(log, 'second'))(callContext()),
    ];
    second.end();
    first.end();
    expect(await Promise.all(results)).toEqual([ok('first'), ok('second')]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('lets different orders run side by side', async () => {
    const log: string[] = [];
    const [first, second] = [held(), held()];
    const slow = inSequence('orderA', first.work(log, 'first'))(callContext());
    second.end();
    await inSequence('orderB', second.work(log, 'second'))(callContext());
    expect(log).toEqual(['first begins', 'second begins', 'second ends']);
    first.end();
    await slow;
  });

  it('goes on after a bug in the one before', async () => {
    const broken = inSequence('orderA', () => Promise.reject(new Error('a bug')))(callContext());
    const next = inSequence('orderA', () => Promise.resolve(ok('next')))(callContext());
    await expect(broken).rejects.toThrow('a bug');
    expect(await next).toEqual(ok('next'));
  });
});
