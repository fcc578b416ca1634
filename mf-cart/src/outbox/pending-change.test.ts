import { type CartChange, type PendingChange, placeChange } from './pending-change.ts';

const intent = (id: string, wish: CartChange, its: Partial<PendingChange> = {}): PendingChange =>
  ({ id, orderId: 'order-1', sent: false, ...wish, ...its }) as PendingChange;
const line = (
  quantity: number,
  options: readonly { id: string; name: string; quantity: number }[] | null = null,
) => ({ kind: 'line', lineId: 'l', quantity, options }) as const;
const addition = { kind: 'sku', code: 'A', name: 'A', quantity: 1, maxQuantity: 9 } as const;

describe('placeIntent', () => {
  it('T8 puts the last of several wishes for a line in the place of the first', () => {
    const placed = placeChange([intent('a', line(3))], intent('b', line(4)));
    expect(placed).toMatchObject([{ id: 'a', quantity: 4 }]);
  });

  it('T8 lets options chosen a moment ago follow the new quantity', () => {
    const card = { id: 'card', name: 'Card', quantity: 3 };
    const placed = placeChange([intent('a', line(3, [card]))], intent('b', line(4)));
    expect(placed).toMatchObject([{ options: [{ id: 'card', quantity: 4 }] }]);
  });

  it.each([
    ['one that was sent', [intent('a', line(3), { sent: true })]],
    ['one of another order', [intent('a', line(3), { orderId: 'order-2' })]],
    [
      'one after which something was added, for that is in what is wanted now',
      [intent('a', line(3)), intent('x', { kind: 'add', addition })],
    ],
    [
      'one after which a code was entered, for the order of codes counts',
      [intent('a', line(3)), intent('x', { kind: 'code', code: 'WELCOME10' })],
    ],
  ])('P5 leaves alone %s', (_, before) => {
    const placed = placeChange(before, intent('b', line(4)));
    expect(placed.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), 'b']);
  });

  it('T7 never makes one of two additions', () => {
    const first = intent('a', { kind: 'add', addition });
    expect(placeChange([first], intent('b', { kind: 'add', addition }))).toHaveLength(2);
  });
});
