import { isStoredChange } from './claim.ts';

const addition = { kind: 'sku', code: 'GAVI', name: 'Gavi', quantity: 1, maxQuantity: 24 };
const card = { id: 'card', name: 'Card', quantity: 1 };
const add = { kind: 'add', orderId: null, addition };
const line = { kind: 'line', orderId: 'a', lineId: 'l', quantity: 2, options: null };

describe('isStoredChange', () => {
  it.each([
    add,
    { ...add, addition: { ...addition, options: [card] }, target: { quantity: 2, options: [] } },
    line,
    { ...line, options: [card] },
    { kind: 'code', orderId: 'a', code: 'ESTATE' },
    { kind: 'code', orderId: 'a', code: 'ESTATE', of: 'coupon' },
    { kind: 'clear-code', orderId: 'a', of: 'gift-card' },
    { kind: 'gift-message', orderId: 'a', message: '' },
  ])('E5 accepts a stored change: %j', (change) => expect(isStoredChange(change)).toBe(true));

  it.each([
    null,
    [],
    { ...add, kind: 'toString' },
    { ...add, kind: 'x' },
    { ...add, orderId: 7 },
    { ...add, addition: { ...addition, quantity: -1 } },
    { ...add, addition: { ...addition, quantity: 1.5 } },
    { ...add, addition: { ...addition, kind: 'x' } },
    { ...add, addition: { ...addition, name: 'x'.repeat(2049) } },
    { ...add, addition: { ...addition, options: [{ id: 'card' }] } },
    { ...add, target: { quantity: 'x', options: [] } },
    { ...line, options: 'x' },
    { ...line, options: [{ ...card, quantity: -1 }] },
    { kind: 'code', orderId: 'a', code: 'ESTATE', of: 'x' },
    { kind: 'clear-code', orderId: 'a', of: 'x' },
  ])('E5 rejects anything else: %j', (change) => expect(isStoredChange(change)).toBe(false));
});
