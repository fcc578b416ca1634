import { queryLatest } from './query-latest.ts';

/** An index whose responses are resolved by the test. */
const setUp = () => {
  const queries: {
    term: string;
    signal: AbortSignal;
    respond: (it: string | null) => Promise<void>;
  }[] = [];
  const shown: [string, string | null][] = [];
  const latest = queryLatest<string>(
    (term, signal) =>
      new Promise((resolve) => {
        const respond = async (it: string | null) => {
          resolve(it);
          await jest.advanceTimersByTimeAsync(0);
        };
        queries.push({ term, signal, respond });
      }),
    (term, response) => shown.push([term, response]),
  );
  return { queries, shown, ...latest };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('queryLatest', () => {
  it('S4 runs one query at a time, and the latest term next', async () => {
    const { queries, shown, query } = setUp();
    for (const term of ['b', 'ba', 'bar']) query(term);
    expect(queries.map(({ term }) => term)).toEqual(['b']);
    await queries[0]!.respond('for b');
    expect(queries.map(({ term }) => term)).toEqual(['b', 'bar']);
    await queries[1]!.respond('for bar');
    expect(shown).toEqual([['bar', 'for bar']]);
  });

  it('S4 aborts a slow query for the latest term, and never shows its response', async () => {
    const { queries, shown, query } = setUp();
    query('slow');
    await jest.advanceTimersByTimeAsync(100);
    query('quick');
    await jest.advanceTimersByTimeAsync(199);
    expect(queries).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(queries.map(({ term }) => term)).toEqual(['slow', 'quick']);
    expect(queries[0]!.signal.aborted).toBe(true);
    await queries[1]!.respond('quick');
    await queries[0]!.respond('slow');
    expect(shown).toEqual([['quick', 'quick']]);
  });

  it('S4 waits for a slow response while nothing else is typed', async () => {
    const { queries, shown, query } = setUp();
    query('slow');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(queries[0]!.signal.aborted).toBe(false);
    await queries[0]!.respond('at last');
    expect(shown).toEqual([['slow', 'at last']]);
  });

  it('S4 reuses the running query for a term that is typed again', async () => {
    const { queries, shown, query } = setUp();
    for (const term of ['bar', 'barb', 'bar']) query(term);
    await jest.advanceTimersByTimeAsync(10_000);
    await queries[0]!.respond('for bar');
    expect(queries).toHaveLength(1);
    expect(shown).toEqual([['bar', 'for bar']]);
  });

  it('S4 shows nothing after `drop`', async () => {
    const { queries, shown, query, drop } = setUp();
    query('bar');
    drop();
    await queries[0]!.respond('for bar');
    expect(queries[0]!.signal.aborted).toBe(true);
    expect(shown).toEqual([]);
  });
});
