import { isNew, mergeEvents, eventsOf, overwritten } from './events/order-events.ts';
import { mergeMetadata } from './enrich-order.ts';

const WRITTEN = { etag: 'mine', lines: 'old', kept: 1 };

describe('mergeMetadata', () => {
  it('T10 restores overwritten keys, and keeps its own etag', () => {
    const theirs = { etag: 'before', lines: 'new', kept: 1, more: true };
    const merged = mergeMetadata(WRITTEN, theirs, WRITTEN);
    expect(merged).toEqual({ etag: 'mine', lines: 'new', kept: 1, more: true });
  });

  it('T10 removes deleted keys', () => {
    expect(mergeMetadata(WRITTEN, { lines: 'old' }, WRITTEN)).toEqual({
      etag: 'mine',
      lines: 'old',
    });
  });

  it('T10 keeps keys that changed again since', () => {
    const current = { ...WRITTEN, lines: 'newest' };
    expect(mergeMetadata(WRITTEN, { ...WRITTEN, lines: 'new' }, current)).toEqual(current);
  });
});

describe('what an event says', () => {
  const cached = { readAt: '2', writtenAt: '4', metadata: {} };
  it.each([
    ['1', false],
    ['2', false],
    ['3', true],
    ['4', false],
    ['5', true],
    [null, true],
  ])('T10 is new at %s after a reading at 2 and a write at 4: %s', (at, expected) => {
    expect(isNew({ at }, cached, undefined)).toBe(expected);
  });

  it('T10 detects overwritten metadata between read and write', () => {
    const change = (at: string) => ({ at, metadata: { from: at } });
    const events = (...changes: { at: string; metadata: object }[]) => ({
      changes: changes.map((it) => ({ ...it, metadata: { ...it.metadata } })),
      isDoubtful: false,
      since: null,
    });
    expect(overwritten(events(change('3'), change('2'), change('5')), cached)).toEqual({
      from: '3',
    });
    expect(overwritten(events(change('4')), cached)).toBeUndefined();
  });
});

describe('merged events', () => {
  it('T10 keep the last changes, the metadata of a few of them, and the earliest time', () => {
    const events = Array.from({ length: 80 }, (_, index) =>
      eventsOf({ at: `2026-11-23T10:00:00.${100 + index}Z`, metadata: { index } }),
    );
    const joined = events.reduce(mergeEvents);
    expect(joined.changes).toHaveLength(50);
    expect(joined.changes.flatMap(({ metadata }) => metadata ?? [])).toHaveLength(10);
    expect(joined.changes.at(-1)?.metadata).toEqual({ index: 79 });
    expect(joined.since).toBe('2026-11-23T10:00:00.100Z');
  });
});
