import { PlatformError } from '../../platform/platform.ts';
import { until } from '../../testing/until.ts';
import { retryAfter } from '../retry.ts';
import { createOrderQueue } from './order-queue.ts';

/** A queue whose jobs end on demand. */
const open = ({ most = 10, width = 2 } = {}) => {
  const begun: string[] = [];
  const givenUp: string[] = [];
  const ends: { ok: () => void; fail: (error: Error) => void }[] = [];
  const queue = createOrderQueue<string>({
    work: (id, job) => {
      begun.push(`${id}:${job}`);
      return new Promise((ok, fail) => ends.push({ ok, fail }));
    },
    join: (a, b) => a + b,
    sinceOf: (job) => Number(job),
    retryAfter: (error) => (error instanceof Error && error.message === 'left' ? null : 1),
    onGivenUp: (id) => givenUp.push(id),
    most,
    width,
  });
  return { queue, begun, givenUp, ends };
};

describe('the queue of orders', () => {
  it('T10 merges events that arrive during the work on an order, and works on it once more', async () => {
    const { queue, begun, ends } = open();
    for (const job of ['1', '2', '3']) queue.add('a', job);
    expect(begun).toEqual(['a:1']);
    ends[0]?.ok();
    await until(() => begun.length === 2);
    expect(begun[1]).toBe('a:23');
    ends[1]?.ok();
    await until(() => queue.size() === 0);
    expect(queue.oldest()).toBe(Infinity);
  });

  it('T10 takes orders in turn, so many at once', async () => {
    const { queue, begun, ends } = open();
    for (const id of ['a', 'b', 'c', 'd']) queue.add(id, '1');
    expect(begun).toEqual(['a:1', 'b:1']);
    ends[1]?.ok();
    await until(() => begun.length === 3);
    expect(begun[2]).toBe('c:1');
  });

  it('T10 refuses orders beyond its capacity', () => {
    const { queue } = open({ most: 2 });
    expect(['a', 'b', 'c', 'a'].map((id) => queue.add(id, '1'))).toEqual([true, true, false, true]);
  });

  it('T10 reports the time of the oldest incomplete order', async () => {
    const { queue, ends } = open({ width: 1 });
    queue.add('a', '5');
    queue.add('b', '3');
    queue.add('a', '7');
    expect(queue.oldest()).toBe(3);
    ends[0]?.fail(new Error('away'));
    await until(() => ends.length === 2);
    ends[1]?.ok();
    await until(() => ends.length === 3);
    expect([queue.size(), queue.oldest()]).toEqual([1, 5]);
    ends[2]?.ok();
    await until(() => queue.size() === 0);
    expect(queue.oldest()).toBe(Infinity);
  });

  it('T10 retries failures together with newer events, and drops refused orders', async () => {
    const { queue, begun, ends, givenUp } = open();
    queue.add('a', '1');
    queue.add('a', '2');
    ends[0]?.fail(new Error('away'));
    await until(() => begun.length === 2);
    expect([begun[1], queue.failing()]).toEqual(['a:12', 1]);
    ends[1]?.fail(new Error('left'));
    await until(() => queue.size() === 0);
    expect(givenUp).toEqual(['a']);
  });
});

describe('retryAfter', () => {
  const refused = (status: number) => retryAfter(new PlatformError(status, 'it'), 1, 1);

  it('T10 waits longer each time, half of it by chance, and not for ever', () => {
    const waits = [1, 2, 3, 9].map((failures) =>
      retryAfter(new Error('fetch failed'), failures, 1),
    );
    expect(waits).toEqual([250, 500, 1000, 30_000]);
    expect(retryAfter(new Error('fetch failed'), 2, 0)).toBe(250);
    expect(retryAfter(new Error('fetch failed'), 11, 0)).toBeNull();
  });

  it('T10 tries again after 5xx, 429, a lock and a token, not after a refusal', () => {
    expect([500, 503, 429, 423, 401].map(refused)).toEqual([250, 250, 250, 250, 250]);
    expect([400, 403, 404, 422].map(refused)).toEqual([null, null, null, null]);
  });
});
