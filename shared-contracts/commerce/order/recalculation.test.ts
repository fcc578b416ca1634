/** @jest-environment node */
import { anOrder } from '../../testing/orders.ts';
import { endRecalculation, isRecalculating, noteChange } from './recalculation.ts';

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
});
