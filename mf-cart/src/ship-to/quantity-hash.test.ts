import { quantityFromHash, quantityHash } from './quantity-hash.ts';

describe('quantityFromHash', () => {
  it('M10 reads the quantity back from the hash', () => {
    expect(quantityFromHash(quantityHash(3))).toBe(3);
  });

  it.each(['', '#', '#content', '#pieces=', '#pieces=-1', '#pieces=1.5', '#pieces=9999'])(
    'M10 is none in %p',
    (hash) => {
      expect(quantityFromHash(hash)).toBe(0);
    },
  );
});
