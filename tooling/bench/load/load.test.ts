import { recordOutcomes } from './outcomes.ts';
import { memoryUse } from './watch-memory.ts';

const samples = (memory: (minute: number) => number) =>
  Array.from({ length: 60 }, (_, minute) => ({ at: minute * 60_000, memory: memory(minute) }));

describe('memoryUse', () => {
  it('states the peak, and no growth for memory that is flat after the warm-up', () => {
    const use = memoryUse(samples((minute) => (minute < 10 ? 100 + 20 * minute : 300)));
    expect(use).toEqual({ highest: 300, growth: 0 });
  });

  it('states the growth per hour of a leak', () => {
    const { growth } = memoryUse(samples((minute) => 200 + minute));
    expect(growth).toBeCloseTo(60);
  });
});

describe('recordOutcomes', () => {
  it('counts a failed request by kind and reason, and its time like any other; and a page without content', async () => {
    const outcomes = recordOutcomes();
    await outcomes.note('page', async () => undefined);
    for (const status of [503, 503])
      await outcomes.note('page', () => Promise.reject(new Error(`answered ${status}`)));
    await outcomes.note('cart', async () => false);
    expect(outcomes.sent()).toBe(4);
    expect([...outcomes.empty()]).toEqual([['cart', 1]]);
    expect([...outcomes.errors()]).toEqual([['page: answered 503', 2]]);
    expect(outcomes.times().map(({ kind }) => kind)).toEqual(['all requests', 'page', 'cart']);
  });
});
