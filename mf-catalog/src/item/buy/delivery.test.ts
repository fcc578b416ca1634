import { level } from '../../testing/factories.ts';
import { deliveryOf } from './delivery.ts';

describe('deliveryOf', () => {
  it('K falls back to 7 to 14 days when there is no stock level', () => {
    expect(deliveryOf([])).toEqual({
      kind: 'range',
      minDays: 7,
      maxDays: 14,
      prompt: false,
      limit: null,
    });
  });

  it('K falls back to 7 to 14 days when no level holds the quantity', () => {
    expect(deliveryOf([level(3, 1, 2)], 4)).toMatchObject({ minDays: 7, maxDays: 14 });
  });

  it('E7 is the time of the slowest parcel if several levels are needed', () => {
    const levels = [level(8, 9, 15), level(3, 2, 4), level(90, 20, 30)];
    expect(deliveryOf(levels, 10, 11)).toMatchObject({ minDays: 20, maxDays: 30 });
    expect(deliveryOf(levels.slice(0, 2), 10, 11)).toMatchObject({
      minDays: 9,
      maxDays: 15,
      limit: null,
    });
    expect(deliveryOf(levels.slice(0, 2), 12, 11)).toMatchObject({ minDays: 7, maxDays: 14 });
  });

  it('K is ready in stock below 2 days', () => {
    expect(deliveryOf([level(40, 0, 1)])).toEqual({ kind: 'ready' });
  });

  it('K shows the time from 2 days on, prompt within 48 hours', () => {
    expect(deliveryOf([level(40, 1, 2)])).toEqual({
      kind: 'range',
      minDays: 1,
      maxDays: 2,
      prompt: true,
      limit: null,
    });
  });

  it('K is prompt at 48 hours, and not at 49', () => {
    const hours = (maxHours: number) => ({ ...level(40, 1, 3), maxHours });
    expect(deliveryOf([hours(48)])).toMatchObject({ prompt: true });
    expect(deliveryOf([hours(49)])).toMatchObject({ prompt: false });
    expect(deliveryOf([level(40, 2, 3)])).toMatchObject({ maxDays: 3, prompt: false });
  });

  it.each([
    [10, 10],
    [11, null],
  ])('K shows the limit of a level of %p units as %p', (quantity, limit) => {
    expect(deliveryOf([level(quantity, 2, 4)])).toMatchObject({ limit });
  });

  it('K shows no limit if the level is the whole stock', () => {
    expect(deliveryOf([level(3, 2, 4)], 1, 3)).toMatchObject({ limit: null });
    expect(deliveryOf([level(3, 2, 4), level(9, 7, 14)], 1, 12)).toMatchObject({ limit: 3 });
  });

  it('K chooses the quickest level that holds the quantity', () => {
    const levels = [level(50, 5, 8), level(4, 2, 3)];
    expect(deliveryOf(levels, 2)).toMatchObject({ minDays: 2, maxDays: 3 });
    expect(deliveryOf(levels, 4)).toMatchObject({ minDays: 2, maxDays: 3 });
    expect(deliveryOf(levels, 6)).toMatchObject({ minDays: 5, maxDays: 8 });
  });

  it('K prefers the level with the earlier start if both end on the same day', () => {
    const levels = [level(50, 3, 4), level(40, 2, 4), level(30, 1, 6)];
    expect(deliveryOf(levels)).toMatchObject({ minDays: 2, maxDays: 4 });
  });
});
