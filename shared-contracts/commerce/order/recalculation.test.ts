/** @jest-environment node */
import { anOrder } from '../../testing/orders.ts';
import { endRecalculation, isChangedHere, isRecalculating, noteChange } from './recalculation.ts';

const before = anOrder({ id: 'order-1', etag: 'one' });

describe('an order this page has changed', () => {
  it('T10 is being recalculated until its etag is another one', () => {
    noteChange(before, before);
    expect(isRecalculating(before)).toBe(true);
    expect(isRecalculating({ ...before, etag: 'two' })).toBe(false);
  });

  it('T10 is done when the answer to the change has another etag already', () => {
    noteChange(before, { ...before, etag: 'two' });
    expect(isRecalculating({ ...before, etag: 'two' })).toBe(false);
  });

  it('T10 is as last read when the wait for it is over', () => {
    noteChange(before, before);
    endRecalculation(before.id);
    expect(isRecalculating(before)).toBe(false);
  });

  it('T10 is never recalculated once it is placed', () => {
    noteChange(before, { ...before, editable: false });
    expect(isRecalculating(before)).toBe(false);
  });

  it('S7 is as this page left it until something else changes it', () => {
    const after = { ...before, updatedAt: '2026-05-04T10:00:00Z' };
    noteChange(before, after);
    expect(isChangedHere(after)).toBe(true);
    expect(isChangedHere({ ...after, updatedAt: '2026-05-04T10:00:01Z' })).toBe(false);
  });
});
