import { maxQuantityOf } from './max-quantity.ts';

describe('maxQuantityOf', () => {
  it.each([
    [{ stock: 3, ownLimit: 12 }, 24, 3],
    [{ stock: 100, ownLimit: 12 }, 24, 12],
    [{ stock: 100, ownLimit: null }, 24, 24],
    [{ stock: 0, ownLimit: null }, 24, 0],
    [{ stock: -2, ownLimit: null }, 24, 0],
    [{ stock: 2.7, ownLimit: null }, 24, 2],
  ])(
    'V9 takes the smallest of stock, own limit and shop limit: %j, %p → %p',
    (item, perLine, most) => {
      expect(maxQuantityOf(item, perLine)).toBe(most);
    },
  );
});
