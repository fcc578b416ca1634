import { askLatest } from './ask-latest.ts';

/** An index whose answers come when the test says so. */
const setUp = () => {
  const asked: {
    term: string;
    signal: AbortSignal;
    answer: (it: string | null) => Promise<void>;
  }[] = [];
  const shown: [string, string | null][] = [];
  const asking = askLatest<string>(
    (term, signal) =>
      new Promise((resolve) => {
        const answer = async (it: string | null) => {
          resolve(it);
          await jest.advanceTimersByTimeAsync(0);
        };
        asked.push({ term, signal, answer });
      }),
    (term, answer) => shown.push([term, answer]),
  );
  return { asked, shown, ...asking };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('askLatest', () => {
  it('S4 asks one question at a time, and the latest term next', async () => {
    const { asked, shown, want } = setUp();
    for (const term of ['b', 'ba', 'bar']) want(term);
    expect(asked.map(({ term }) => term)).toEqual(['b']);
    await asked[0]!.answer('for b');
    expect(asked.map(({ term }) => term)).toEqual(['b', 'bar']);
    await asked[1]!.answer('for bar');
    expect(shown).toEqual([['bar', 'for bar']]);
  });

  it('S4 gives up a slow answer for the latest term, and never shows it', async () => {
    const { asked, shown, want } = setUp();
    want('slow');
    await jest.advanceTimersByTimeAsync(100);
    want('quick');
    await jest.advanceTimersByTimeAsync(199);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked.map(({ term }) => term)).toEqual(['slow', 'quick']);
    expect(asked[0]!.signal.aborted).toBe(true);
    await asked[1]!.answer('quick');
    await asked[0]!.answer('slow');
    expect(shown).toEqual([['quick', 'quick']]);
  });

  it('S4 waits for a slow answer as long as nothing else is typed', async () => {
    const { asked, shown, want } = setUp();
    want('slow');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(asked[0]!.signal.aborted).toBe(false);
    await asked[0]!.answer('at last');
    expect(shown).toEqual([['slow', 'at last']]);
  });

  it('S4 takes the answer under way for a term that was typed again', async () => {
    const { asked, shown, want } = setUp();
    for (const term of ['bar', 'barb', 'bar']) want(term);
    await jest.advanceTimersByTimeAsync(10_000);
    await asked[0]!.answer('for bar');
    expect(asked).toHaveLength(1);
    expect(shown).toEqual([['bar', 'for bar']]);
  });

  it('S4 shows nothing once nothing is wanted', async () => {
    const { asked, shown, want, drop } = setUp();
    want('bar');
    drop();
    await asked[0]!.answer('for bar');
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(shown).toEqual([]);
  });
});
