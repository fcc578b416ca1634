import { retryDelay } from './delivery-policy.ts';

describe('the wait before a retry', () => {
  it('doubles with each attempt, up to an hour', () => {
    const waits = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, 10_000, 0));
    expect(waits.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect(waits.at(-1)).toBe(3_600_000);
  });

  it('is up to half shorter, by chance', () => {
    expect(retryDelay(1, 10_000, 0.5)).toBe(7_500);
    expect(retryDelay(3, 10_000, 1)).toBe(20_000);
  });
});
