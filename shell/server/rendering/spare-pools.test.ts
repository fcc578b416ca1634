/** @jest-environment node */
import type { RenderPool } from './render-pool.ts';
import { createSparePools } from './spare-pools.ts';

const aPool = (state = 'working') => {
  const drain = jest.fn(async () => undefined);
  return { pool: { drain, state: () => state } as unknown as RenderPool, drain };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('hands over a pool once, and no longer ends it', () => {
  const spares = createSparePools(1000);
  const { pool, drain } = aPool();
  spares.keep('new', pool);
  expect(spares.take('old')).toBeUndefined();
  expect(spares.take('new')).toBe(pool);
  expect(spares.take('new')).toBeUndefined();
  jest.advanceTimersByTime(2000);
  expect(drain).not.toHaveBeenCalled();
});

it('ends a pool that nobody takes', () => {
  const spares = createSparePools(1000);
  const { pool, drain } = aPool();
  spares.keep('new', pool);
  jest.advanceTimersByTime(999);
  expect(drain).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(drain).toHaveBeenCalledTimes(1);
  expect(spares.take('new')).toBeUndefined();
});

it('ends the former pool of the same release set, and all when the server stops', async () => {
  const spares = createSparePools(1000);
  const [former, later] = [aPool(), aPool()];
  spares.keep('new', former.pool);
  spares.keep('new', later.pool);
  expect([former.drain.mock.calls.length, later.drain.mock.calls.length]).toEqual([1, 0]);
  await spares.drain();
  expect(later.drain).toHaveBeenCalledTimes(1);
});

it('R5 hands over no pool whose workers have ended', () => {
  const spares = createSparePools(1000);
  const { pool, drain } = aPool('dead');
  spares.keep('new', pool);
  expect(spares.take('new')).toBeUndefined();
  expect(drain).toHaveBeenCalledTimes(1);
});
