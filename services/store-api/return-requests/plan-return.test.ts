import { planReturn, type ReturnableOrder, type StatedReturn } from './plan-return.ts';

const DAY = 24 * 3_600_000;
const DELIVERED = Date.parse('2026-11-01T12:00:00Z');

const anOrder = (its: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  isOver: false,
  lines: [
    { line: 'wine', quantity: 6, isExcluded: false },
    { line: 'water', quantity: 2, isExcluded: false },
  ],
  hasShipped: true,
  deliveredAt: DELIVERED,
  ...its,
});
const stated = (its: Partial<StatedReturn> = {}): StatedReturn => ({
  kind: 'withdrawal',
  items: null,
  receivedAt: DELIVERED + DAY,
  days: 14,
  ...its,
});
const outcome = (it: 'in-part' | 'late' | 'nothing') => ({ do: 'nothing', outcome: it });

describe('the plan of a return', () => {
  it('S11 returns all of a shipped order, or the items chosen', () => {
    expect(planReturn(anOrder(), stated())).toEqual({
      do: 'return',
      lines: [
        { line: 'wine', quantity: 6 },
        { line: 'water', quantity: 2 },
      ],
    });
    const items = [{ line: 'water', quantity: 1 }];
    expect(planReturn(anOrder(), stated({ items }))).toEqual({ do: 'return', lines: items });
  });

  it('S11 takes more than was bought for all of it, and adds up repeated items', () => {
    const items = [
      { line: 'wine', quantity: 4 },
      { line: 'wine', quantity: 9 },
    ];
    expect(planReturn(anOrder(), stated({ items }))).toEqual({
      do: 'return',
      lines: [{ line: 'wine', quantity: 6 }],
    });
  });

  it.each([
    ['is canceled or paid back', anOrder({ isOver: true }), stated()],
    [
      'is returned already',
      anOrder({ lines: [{ line: 'wine', quantity: 0, isExcluded: false }] }),
      stated(),
    ],
    ['has no such item', anOrder(), stated({ items: [{ line: 'other', quantity: 1 }] })],
  ])('S11 finds nothing to return of an order that %s', (_, order, request) => {
    expect(planReturn(order, request)).toEqual(outcome('nothing'));
  });

  it('S11 cancels what has not shipped, if it is the whole order', () => {
    const order = anOrder({ hasShipped: false, deliveredAt: null });
    expect(planReturn(order, stated())).toEqual({ do: 'cancel' });
    const items = order.lines.map(({ line, quantity }) => ({ line, quantity }));
    expect(planReturn(order, stated({ items }))).toEqual({ do: 'cancel' });
    expect(planReturn(order, stated({ items: items.slice(1) }))).toEqual(outcome('in-part'));
  });

  it('S11 counts the days from the day after the delivery, and not before it', () => {
    const at = (days: number) =>
      planReturn(anOrder(), stated({ receivedAt: DELIVERED + days * DAY }));
    expect(at(15)).toMatchObject({ do: 'return' });
    expect(at(15.1)).toEqual(outcome('late'));
    const underway = anOrder({ deliveredAt: null });
    expect(planReturn(underway, stated({ receivedAt: DELIVERED + 90 * DAY }))).toMatchObject({
      do: 'return',
    });
    expect(planReturn(anOrder(), stated({ days: 0 }))).toEqual(outcome('late'));
  });

  it('S11 leaves excluded goods to the merchant, except in returns of their own accord', () => {
    const lines = [
      { line: 'wine', quantity: 1, isExcluded: false },
      { line: 'engraved', quantity: 1, isExcluded: true },
    ];
    expect(planReturn(anOrder({ lines }), stated())).toEqual({
      do: 'return',
      lines: [{ line: 'wine', quantity: 1 }],
    });
    const items = [{ line: 'engraved', quantity: 1 }];
    expect(planReturn(anOrder({ lines }), stated({ items }))).toEqual(outcome('late'));
    expect(planReturn(anOrder({ lines }), stated({ items, kind: 'return' }))).toMatchObject({
      do: 'return',
      lines: items,
    });
  });
});
