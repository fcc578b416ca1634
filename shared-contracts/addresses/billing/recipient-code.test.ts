import { FOREIGN_SDI, isPec, isSdi, normalizeSdi, sdiOfCountry } from './recipient-code.ts';

describe('V6 T14 a recipient code', () => {
  it.each(['ABC1234', 'abc1234', ' M5UXCR1 ', 'UFABCD', '0000000', '2R4GTO8'])(
    '%j is right',
    (code) => {
      expect(isSdi(code)).toBe(true);
      expect(normalizeSdi(code)).toBe(code.trim().toUpperCase());
    },
  );

  it.each([
    ['ABC-1234', 'ABC1234'],
    ['M5U.XCR1', 'M5UXCR1'],
    ['Codice destinatario: m5uxcr1', 'M5UXCR1'],
    ['SDI ＡＢＣ１２３４', 'ABC1234'],
    ['ABC\u200b1234', 'ABC1234'],
    ['SDIABC1', 'SDIABC1'],
  ])('%j, as printed or pasted, is %s', (typed, code) => {
    expect(isSdi(typed)).toBe(true);
    expect(normalizeSdi(typed)).toBe(code);
  });

  it.each([
    '',
    'ABC12',
    'ABC12345',
    'ABCDEß',
    FOREIGN_SDI,
    'xxxxxxx',
    '🙂🙂🙂🙂🙂🙂🙂',
    'A'.repeat(500),
  ])('%j is refused', (code) => {
    expect(isSdi(code)).toBe(false);
  });

  it('is given by the country outside Italy', () => {
    expect(['IT', 'SM', 'FR', 'US'].map(sdiOfCountry)).toEqual([
      null,
      '2R4GTO8',
      'XXXXXXX',
      'XXXXXXX',
    ]);
  });
});

describe('V6 a certified e-mail address', () => {
  it.each(['cantina@pec.it', ' studio.rossi@legalmail.it ', `${'a'.repeat(249)}@pec.it`])(
    '%s is right',
    (pec) => {
      expect(isPec(pec)).toBe(true);
    },
  );

  it.each([
    '',
    'pec.it',
    '@pec.it',
    'a@b',
    'a b@pec.it',
    'a@pec..it',
    '🙂@pec.it',
    `${'a'.repeat(250)}@pec.it`,
  ])('%j is refused', (pec) => {
    expect(isPec(pec)).toBe(false);
  });
});
