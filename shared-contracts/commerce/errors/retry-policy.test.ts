import { CALL_POLICY, retryDelay, WAITING_POLICY } from './retry-policy.ts';

const policy = { first: 100, longest: 1_000, attempts: 6, patience: 5_000 };

describe('retryDelay', () => {
  it('X waits longer each time, up to the longest wait', () => {
    const waits = [1, 2, 3, 4, 5].map((failures) => retryDelay(policy, { failures, random: 1 }));
    expect(waits).toEqual([100, 200, 400, 800, 1_000]);
  });

  it('X adds jitter of half the delay, so that callers retry at different times', () => {
    expect(retryDelay(policy, { failures: 2, random: 0 })).toBe(100);
    const waits = new Set(
      Array.from({ length: 50 }, () => retryDelay(WAITING_POLICY, { failures: 5 })),
    );
    expect(waits.size).toBeGreaterThan(1);
  });

  it('X never retries before `Retry-After`', () => {
    expect(retryDelay(policy, { failures: 1, retryAfter: 3 })).toBe(3_000);
    expect(retryDelay(policy, { failures: 5, retryAfter: 0, random: 1 })).toBe(1_000);
  });

  it('X gives up rather than make a shopper wait for minutes', () => {
    expect(retryDelay(policy, { failures: 1, retryAfter: 6 })).toBeNull();
    expect(retryDelay(CALL_POLICY, { failures: 1, retryAfter: 60 })).toBeNull();
    expect(retryDelay(WAITING_POLICY, { failures: 1, retryAfter: 60 })).toBe(60_000);
  });

  it('X gives up after the tries it may make', () => {
    expect(retryDelay(policy, { failures: 5 })).not.toBeNull();
    expect(retryDelay(policy, { failures: 6 })).toBeNull();
    expect(retryDelay(WAITING_POLICY, { failures: 1_000, random: 1 })).toBe(15_000);
  });
});
