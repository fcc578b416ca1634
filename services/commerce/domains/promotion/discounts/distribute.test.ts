import fc from 'fast-check';
import { distribute } from './distribute.ts';

describe('distribute', () => {
  it('gives parts that add up to the amount, none above its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(weights, fc.nat(1_000), (parts, permille) => {
        const sum = parts.reduce((total, part) => total + part, 0);
        const amount = Math.floor((sum * permille) / 1_000);
        const shares = distribute(amount, parts);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        expect(shares.every((share, index) => share >= 0 && share <= parts[index]!)).toBe(true);
      }),
    );
  });

  it('gives the odd cent to the first of equals', () => {
    expect(distribute(100, [1_000, 1_000, 1_000])).toEqual([34, 33, 33]);
  });

  it('gives nothing of nothing', () => {
    expect(distribute(0, [5, 5])).toEqual([0, 0]);
    expect(distribute(5, [])).toEqual([]);
  });
});
