import { createTokenBuckets } from './token-buckets.ts';

const twoAMinute = { capacity: 2, seconds: 60 };

describe('createTokenBuckets', () => {
  it('passes as many as the bucket holds, and returns the wait for the next token', () => {
    let time = 0;
    const buckets = createTokenBuckets(twoAMinute, () => time);
    expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 30]);
    expect(buckets.take('b')).toBe(0);
    time = 29_000;
    expect([buckets.wait('a'), buckets.take('a')]).toEqual([1, 1]);
    time = 30_000;
    expect([buckets.wait('a'), buckets.take('a'), buckets.wait('a')]).toEqual([0, 0, 30]);
  });

  it('accepts returned tokens up to its capacity', () => {
    const buckets = createTokenBuckets(twoAMinute, () => 0);
    buckets.take('a');
    buckets.take('a');
    buckets.giveBack('a', 0.5);
    expect(buckets.wait('a')).toBe(15);
    buckets.giveBack('a', 100);
    expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 30]);
  });

  it('keeps its tokens when the clock is set back', () => {
    let time = 3_600_000;
    const buckets = createTokenBuckets(twoAMinute, () => time);
    buckets.take('a');
    time = 0;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 30]);
  });

  it('evicts the least recently used bucket above the maximum', () => {
    const buckets = createTokenBuckets({ capacity: 1, seconds: 60 }, () => 0);
    buckets.take('first');
    for (let index = 0; index < 49_999; index += 1) buckets.take(`other ${index}`);
    expect(buckets.wait('first')).toBe(60);
    buckets.take('one more');
    expect(buckets.wait('first')).toBe(0);
    expect(buckets.wait('other 1')).toBe(60);
  });
});
