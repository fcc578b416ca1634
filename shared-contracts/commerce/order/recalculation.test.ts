/** @jest-environment node */
import { anOrder } from '../../testing/orders.ts';
import {
  changeUnderWay,
  endRecalculation,
  isChangedHere,
  noteChange,
  pendingChange,
} from './recalculation.ts';

const before = anOrder({ id: 'order-1', etag: 'one' });
const withEtag = (etag: string) => ({ ...before, etag });

beforeEach(() => endRecalculation(before.id, changeUnderWay(before.id)));

describe('an order this page has changed', () => {
  it.each(['one', 'several'] as const)(
    'T10 in %s calls is being recalculated until its etag is another one',
    (calls) => {
      noteChange(before, before, calls);
      expect(pendingChange(before)).toEqual({ etag: 'one', overlaps: false });
      expect(pendingChange(withEtag('two'))).toBeUndefined();
    },
  );

  it('T10 is done when what was read after the change has another etag already', () => {
    noteChange(before, withEtag('two'), 'several');
    expect(pendingChange(withEtag('two'))).toBeUndefined();
  });

  it('T10 takes no etag that came before the change for the change’s own', () => {
    noteChange(before, withEtag('two'), 'one');
    expect(pendingChange(withEtag('two'))).toEqual({ etag: 'two', overlaps: false });
  });

  it.each(['one', 'several'] as const)(
    'T10 takes no etag of the change before for that of the next one, in %s calls',
    (calls) => {
      noteChange(before, before, 'one');
      noteChange(before, withEtag('two'), calls);
      expect(pendingChange(withEtag('two'))).toEqual({ etag: 'two', overlaps: false });
      expect(pendingChange(withEtag('three'))).toBeUndefined();
    },
  );

  it('T10 is not done with the first etag where two changes wait for theirs', () => {
    noteChange(before, before, 'one');
    const first = changeUnderWay(before.id);
    noteChange(before, before, 'one');
    endRecalculation(before.id, first);
    expect(pendingChange(withEtag('two'))).toEqual({ etag: 'one', overlaps: true });
  });

  it('T10 is as last read when the wait for it is over', () => {
    noteChange(before, before, 'one');
    endRecalculation(before.id, changeUnderWay(before.id));
    expect(pendingChange(before)).toBeUndefined();
  });

  it('T10 is never recalculated once it is placed', () => {
    noteChange(before, { ...before, editable: false }, 'one');
    expect(pendingChange(before)).toBeUndefined();
  });

  it('S7 is as this page left it until something else changes it', () => {
    const after = { ...before, updatedAt: '2026-05-04T10:00:00Z' };
    noteChange(before, after, 'one');
    expect(isChangedHere(after)).toBe(true);
    expect(isChangedHere({ ...after, updatedAt: '2026-05-04T10:00:01Z' })).toBe(false);
  });
});
