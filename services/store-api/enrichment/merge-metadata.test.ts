import { isNew, joinNews, newsOf, overwritten } from './events/news.ts';
import { mergeMetadata } from './merge-metadata.ts';

const WRITTEN = { etag: 'mine', lines: 'old', kept: 1 };

describe('mergeMetadata', () => {
  it('T10 brings back what was written over, and keeps its own etag', () => {
    const theirs = { etag: 'before', lines: 'new', kept: 1, more: true };
    const merged = mergeMetadata(WRITTEN, theirs, WRITTEN);
    expect(merged).toEqual({ etag: 'mine', lines: 'new', kept: 1, more: true });
  });

  it('T10 takes away what was taken away', () => {
    expect(mergeMetadata(WRITTEN, { lines: 'old' }, WRITTEN)).toEqual({
      etag: 'mine',
      lines: 'old',
    });
  });

  it('T10 leaves alone what was changed again since', () => {
    const current = { ...WRITTEN, lines: 'newest' };
    expect(mergeMetadata(WRITTEN, { ...WRITTEN, lines: 'new' }, current)).toEqual(current);
  });
});

describe('what an event says', () => {
  const known = { readAt: '2', writtenAt: '4', metadata: {} };
  it.each([
    ['1', false],
    ['2', false],
    ['3', true],
    ['4', false],
    ['5', true],
    [null, true],
  ])('T10 is new at %s after a reading at 2 and a write at 4: %s', (at, expected) => {
    expect(isNew({ at }, known, undefined)).toBe(expected);
  });

  it('T10 is overwritten metadata where it lies between reading and writing', () => {
    const change = (at: string) => ({ at, metadata: { from: at } });
    const news = (...changes: { at: string; metadata: object }[]) => ({
      changes: changes.map((it) => ({ ...it, metadata: { ...it.metadata } })),
      isDoubtful: false,
      since: null,
    });
    expect(overwritten(news(change('3'), change('2'), change('5')), known)).toEqual({ from: '3' });
    expect(overwritten(news(change('4')), known)).toBeUndefined();
  });
});

describe('news that are joined', () => {
  it('T10 keep the last changes, metadata of a few of them, and the earliest moment', () => {
    const news = Array.from({ length: 80 }, (_, index) =>
      newsOf({ at: `2026-11-23T10:00:00.${100 + index}Z`, metadata: { index } }),
    );
    const joined = news.reduce(joinNews);
    expect(joined.changes).toHaveLength(50);
    expect(joined.changes.flatMap(({ metadata }) => metadata ?? [])).toHaveLength(10);
    expect(joined.changes.at(-1)?.metadata).toEqual({ index: 79 });
    expect(joined.since).toBe('2026-11-23T10:00:00.100Z');
  });
});
