/** @jest-environment node */
import { anOrder } from '../../testing/orders.ts';
import {
  changeUnderWay,
  endRecalculation,
  isChangedHere,
  noteChange,
  noteRead,
  pendingChange,
} from './recalculation.ts';

const before = anOrder({ id: 'order-1', etag: 'one' });
const withEtag = (etag: string) => ({ ...before, etag });
const ANSWERS = [
  ['the answer to the change', withEtag],
  ['read after it', (etag: string) => noteRead(withEtag(etag))],
] as const;

beforeEach(() => endRecalculation(before.id, changeUnderWay(before.id)));

describe('an order this page has changed', () => {
  it.each(ANSWERS)('T10 is being recalculated until its etag is another one: %s', (_, answer) => {
    noteChange(before, answer('one'));
    expect(pendingChange(before)).toEqual({ etag: 'one', overlaps: false });
    expect(pendingChange(withEtag('two'))).toBeUndefined();
  });

  it('T10 is done when what was read after the change has another etag already', () => {
    noteChange(before, noteRead(withEtag('two')));
    expect(pendingChange(withEtag('two'))).toBeUndefined();
  });

  it('T10 takes no etag that came before the change for the change’s own', () => {
    noteChange(before, withEtag('two'));
    expect(pendingChange(withEtag('two'))).toEqual({ etag: 'two', overlaps: false });
  });

  it.each(ANSWERS)(
    'T10 takes no etag of the change before for that of the next one: %s',
    (_, answer) => {
      noteChange(before, before);
      noteChange(before, answer('two'));
      expect(pendingChange(withEtag('two'))).toEqual({ etag: 'two', overlaps: false });
      expect(pendingChange(withEtag('three'))).toBeUndefined();
    },
  );

  it('T10 is not done with the first etag where two changes wait for theirs', () => {
    noteChange(before, before);
    const first = changeUnderWay(before.id);
    noteChange(before, before);
    endRecalculation(before.id, first);
    expect(pendingChange(withEtag('two'))).toEqual({ etag: 'one', overlaps: true });
  });

  it('T10 is as last read when the wait for it is over', () => {
    noteChange(before, before);
    endRecalculation(before.id, changeUnderWay(before.id));
    expect(pendingChange(before)).toBeUndefined();
  });

  it('T10 is never recalculated once it is placed', () => {
    noteChange(before, { ...before, editable: false });
    expect(pendingChange(before)).toBeUndefined();
  });

  it('S7 is as this page left it until something else changes it', () => {
    const after = { ...before, updatedAt: '2026-05-04T10:00:00Z' };
    noteChange(before, after);
    expect(isChangedHere(after)).toBe(true);
    expect(isChangedHere({ ...after, updatedAt: '2026-05-04T10:00:01Z' })).toBe(false);
  });
});
