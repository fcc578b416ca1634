/** @jest-environment node */
import { document, NOT_FOUND } from '../testing/document.ts';
import { anOrder, callContext } from '../testing/factories.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { awaitRecalculation, POLL_INTERVAL, POLL_TRIES } from './await-recalculation.ts';

const READ = 'GET orders/orderIdAaa';
const REFRESH = 'PATCH orders/orderIdAaa';
const withEtag = (etag: string) => ({ body: document(anOrder({ metadata: { etag } })) });
const input = { orderId: 'orderIdAaa', etag: 'old' };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Runs through all pauses and counts the seconds. */
const run = async <T>(work: Promise<T>) => {
  const began = Date.now();
  let isDone = false;
  const watched = work.finally(() => (isDone = true));
  while (!isDone) {
    await jest.advanceTimersByTimeAsync(POLL_INTERVAL);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { result: await watched, seconds: (Date.now() - began) / 1000 };
};

describe('awaitRecalculation', () => {
  it('T10 reads the etag alone until it changes, then the order', async () => {
    const { calls, summary } = fakePlatform({
      [READ]: [withEtag('old'), withEtag('old'), withEtag('new')],
    });
    const { result } = await run(awaitRecalculation(input)(callContext()));
    expect(result).toMatchObject({ ok: true, value: { etag: 'new' } });
    expect(summary()).toEqual([READ, READ, READ, READ]);
    const fields = calls.map(({ query }) => query.get('fields[orders]'));
    expect(fields.slice(0, 3)).toEqual(['metadata', 'metadata', 'metadata']);
  });

  it('T10 refreshes after five tries and polls a second round', async () => {
    const { summary } = fakePlatform({ [READ]: withEtag('old'), [REFRESH]: withEtag('old') });
    const { result, seconds } = await run(awaitRecalculation(input)(callContext()));
    expect(result).toMatchObject({ ok: true, value: { etag: 'old' } });
    const round = Array.from({ length: POLL_TRIES }, () => READ);
    expect(summary()).toEqual([...round, REFRESH, ...round, READ]);
    expect(seconds).toBeGreaterThanOrEqual(8);
  });

  it('T10 ends with the refresh if that changes the etag', async () => {
    const { summary } = fakePlatform({ [READ]: withEtag('old'), [REFRESH]: withEtag('new') });
    const { result } = await run(awaitRecalculation(input)(callContext()));
    expect(result).toMatchObject({ value: { etag: 'new' } });
    expect(summary().at(-1)).toBe(REFRESH);
  });

  it('T10 ends with a failure', async () => {
    const { calls } = fakePlatform({ [READ]: { status: 404, body: NOT_FOUND } });
    const { result } = await run(awaitRecalculation(input)(callContext()));
    expect(result).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(calls).toHaveLength(1);
  });

  it('T10 waits until the back office has restored overwritten metadata', async () => {
    const gift_message = 'Auguri';
    const { summary } = fakePlatform({
      [READ]: [
        { body: document(anOrder({ metadata: { etag: 'old', gift_message } })) },
        withEtag('new'),
        { body: document(anOrder({ metadata: { etag: 'newer', gift_message } })) },
      ],
    });
    const work = awaitRecalculation({ ...input, metadata: { gift_message } })(callContext());
    const { result } = await run(work);
    expect(result).toMatchObject({ value: { etag: 'newer', metadata: { gift_message } } });
    expect(summary()).toEqual([READ, READ, READ, READ]);
  });

  it('T10 gives up on metadata after one round, without a refresh: someone else has changed them', async () => {
    const { summary } = fakePlatform({ [READ]: withEtag('new') });
    const work = awaitRecalculation({ ...input, metadata: { gift_message: 'Auguri' } });
    const { result } = await run(work(callContext()));
    expect(result).toMatchObject({ ok: true, value: { etag: 'new' } });
    expect(summary()).toEqual(Array.from({ length: POLL_TRIES + 1 }, () => READ));
  });

  it('T10 gives an overlapping change time for its own etag before it reads the order', async () => {
    const { summary } = fakePlatform({
      [READ]: [withEtag('old'), withEtag('new'), withEtag('newer')],
    });
    const work = awaitRecalculation({ ...input, overlaps: true })(callContext());
    const { result, seconds } = await run(work);
    expect(result).toMatchObject({ ok: true, value: { etag: 'newer' } });
    expect(summary()).toEqual([READ, READ, READ]);
    expect(seconds).toBeGreaterThanOrEqual(2);
  });
});
