import { isItemCode } from './item-code.ts';

describe('isItemCode', () => {
  it.each(['BARBERA-ASTI-750', 'a', 'Ünïcode 1', 'A.B_C/D+1', 'A'.repeat(100)])(
    'S1 knows %p for a code',
    (code) => {
      expect(isItemCode(code)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    '<script>',
    "' OR 1=1",
    '../../etc',
    '%00',
    '\u202eevil',
    '{{7*7}}',
    'A'.repeat(101),
  ])('S1 refuses %p', (code) => {
    expect(isItemCode(code)).toBe(false);
  });
});
