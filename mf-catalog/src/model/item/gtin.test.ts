import { gtinOf } from './gtin.ts';

describe('gtinOf', () => {
  it.each(['4006381333931', '96385074', '036000291452', ' 4006381333931 '])('S1 takes %s', (it) => {
    expect(gtinOf(it)).toBe(it.trim());
  });

  it.each(['4006381333932', '12345', 'BAROLO-750', '', undefined, 4006381333931])(
    'S1 takes %p for none',
    (it) => {
      expect(gtinOf(it)).toBeNull();
    },
  );
});
