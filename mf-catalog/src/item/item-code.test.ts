import { HOSTILE_CODES } from '@shop/contracts/testing';
import { isItemCode } from './item-code.ts';

describe('isItemCode', () => {
  it.each([
    'BARBERA-ASTI-750',
    'a',
    'Ünïcode 1',
    'A.B_C/D+1',
    'A'.repeat(100),
    "' OR 1=1",
    ...HOSTILE_CODES,
  ])('S1 accepts %p', (code) => {
    expect(isItemCode(code)).toBe(true);
  });

  it.each(['', ' ', 'A\u0000', 'A\nB', '\u202eevil', 'A'.repeat(101)])('S1 rejects %p', (code) => {
    expect(isItemCode(code)).toBe(false);
  });
});
