import {
  followOptions,
  placeChange,
  type CartChange,
  type PendingChange,
} from './pending-change.ts';

const pending = (id: string, change: CartChange, its: Partial<PendingChange> = {}): PendingChange =>
  ({ id, orderId: 'order-1', sent: false, ...change, ...its }) as PendingChange;
const line = (
  quantity: number,
  options: readonly { id: string; name: string; quantity: number }[] | null = null,
) => ({ kind: 'line', lineId: 'l', quantity, options }) as const;
const addition = { kind: 'sku', code: 'A', name: 'A', quantity: 1, maxQuantity: 9 } as const;

describe('placeChange', () => {
  it('T8 replaces an unsent change of a line by the last one', () => {
    const placed = placeChange([pending('a', line(3))], pending('b', line(4)));
    expect(placed).toMatchObject([{ id: 'a', quantity: 4 }]);
  });

  it('T8 lets recently chosen options follow the new quantity', () => {
    const card = { id: 'card', name: 'Card', quantity: 3 };
    const placed = placeChange([pending('a', line(3, [card]))], pending('b', line(4)));
    expect(placed).toMatchObject([{ options: [{ id: 'card', quantity: 4 }] }]);
  });

  it.each([
    ['one that was sent', [pending('a', line(3), { sent: true })]],
    ['one of another order', [pending('a', line(3), { orderId: 'order-2' })]],
    [
      'one with a later add, which the new quantity includes',
      [pending('a', line(3)), pending('x', { kind: 'add', addition })],
    ],
    [
      'one with a later code, because the order of codes matters',
      [pending('a', line(3)), pending('x', { kind: 'code', code: 'WELCOME10' })],
    ],
  ])('P5 does not replace %s', (_, before) => {
    const placed = placeChange(before, pending('b', line(4)));
    expect(placed.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), 'b']);
  });

  it('T7 never merges two adds', () => {
    const first = pending('a', { kind: 'add', addition });
    expect(placeChange([first], pending('b', { kind: 'add', addition }))).toHaveLength(2);
  });
});

describe('followOptions', () => {
  const card = (quantity: number) => ({ id: 'card', name: 'Card', quantity });

  it.each([
    ['follows the quantity', 3, 3, 5, 5],
    ['keeps its own quantity', 1, 3, 5, 1],
    ['is capped at the quantity', 2, 3, 1, 1],
  ])('T8 an option %s', (_, own, from, to, after) => {
    expect(followOptions([card(own)], from, to)).toEqual([card(after)]);
  });

  it('T8 drops options with quantity 0', () => {
    expect(followOptions([card(3)], 3, 0)).toEqual([]);
  });
});
