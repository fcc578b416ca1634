import fc from 'fast-check';
import { parseQuantity } from './parse-quantity.ts';

const limits = { min: 1, max: 24 };

describe('parseQuantity', () => {
  it.each(['0', '-1', '1.5', '1,5', '1e9', '', ' ', 'abc', '1 2', '+1', '0x10', 'NaN', '２'])(
    'V9 takes %j for no quantity',
    (typed) =>
      expect(parseQuantity(typed, limits)).toEqual({ ok: false, reason: 'not-a-quantity' }),
  );

  it.each(['25', '1000000000', '9'.repeat(400)])('V9 reports that %s is too much', (typed) => {
    expect(parseQuantity(typed, limits)).toEqual({ ok: false, reason: 'above-maximum' });
  });

  it('V9 gives a whole number within the limits or none, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
        (typed) => {
          const entry = parseQuantity(typed, limits);
          return (
            !entry.ok ||
            (Number.isInteger(entry.quantity) && entry.quantity >= 1 && entry.quantity <= 24)
          );
        },
      ),
    );
  });
});
