import { piecesHash, piecesOf } from './quantity-hash.ts';

describe('piecesOf', () => {
  it('M10 is what was put into the address', () => {
    expect(piecesOf(piecesHash(3))).toBe(3);
  });

  it.each(['', '#', '#content', '#pieces=', '#pieces=-1', '#pieces=1.5', '#pieces=9999'])(
    'M10 is none in %p',
    (hash) => {
      expect(piecesOf(hash)).toBe(0);
    },
  );
});
