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
  country: 'IT',
  ...its,
});
const stated = (its: Partial<StatedReturn> = {}): StatedReturn => ({
  kind: 'withdrawal',
  items: null,
  isPartial: false,
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
    ['is canceled, or shipped and paid back', anOrder({ isOver: true }), stated()],
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

  it('S11 L1 leaves items that only a note names to the merchant, shipped or not', () => {
    const request = stated({ isPartial: true });
    const unsent = anOrder({ hasShipped: false, deliveredAt: null });
    expect(planReturn(unsent, request)).toEqual(outcome('in-part'));
    expect(planReturn(anOrder(), request)).toEqual(outcome('in-part'));
    expect(planReturn(anOrder(), { ...request, kind: 'return' })).toEqual(outcome('in-part'));
    expect(planReturn(anOrder(), { ...request, days: 0 })).toEqual(outcome('late'));
    expect(planReturn(anOrder({ isOver: true }), request)).toEqual(outcome('nothing'));
  });

  it.each([
    ['delivered early', 'IT', '2026-11-01T00:30+01:00', '2026-11-20T23:59:59+01:00'],
    ['delivered late', 'IT', '2026-11-01T23:30+01:00', '2026-11-20T23:59:59+01:00'],
    ['with a change of clocks', 'IT', '2026-10-10T12:00+02:00', '2026-10-29T23:59:59+01:00'],
    ['in another time zone', 'JP', '2026-11-02T01:00+09:00', '2026-11-21T23:59:59+09:00'],
    ['to an unknown country', null, '2026-11-01T12:00+01:00', '2026-11-20T23:59:59+01:00'],
  ])(
    'S11 ends the period with the last hour of its last day and five of grace: %s',
    (_, country, delivered, end) => {
      const order = anOrder({ country, deliveredAt: Date.parse(delivered) });
      const last = Date.parse(end);
      expect(planReturn(order, stated({ receivedAt: last }))).toMatchObject({ do: 'return' });
      expect(planReturn(order, stated({ receivedAt: last + 1_000 }))).toEqual(outcome('late'));
    },
  );

  it.each([
    ['Good Friday to Easter Monday', 'IT', '2026-03-20', '2026-04-07T23:59:59+02:00'],
    ['Maundy Thursday to Easter Monday', 'NO', '2026-03-19', '2026-04-07T23:59:59+02:00'],
    ['Christmas to Sunday', 'DE', '2025-12-11', '2025-12-29T23:59:59+01:00'],
    ['Saturday and Sunday', 'FR', '2026-05-02', '2026-05-18T23:59:59+02:00'],
  ])(
    'S11 covers the working day after a last day on a holiday: %s in %s, delivered on %s',
    (_, country, day, end) => {
      const order = anOrder({ country, deliveredAt: Date.parse(`${day}T12:00:00Z`) });
      expect(planReturn(order, stated({ receivedAt: Date.parse(end) }))).toMatchObject({
        do: 'return',
      });
    },
  );

  it('S11 begins no period before the delivery, and has none of no days', () => {
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
