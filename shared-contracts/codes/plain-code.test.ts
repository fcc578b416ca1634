import { codeAsIssued, plainCode } from './plain-code.ts';

describe('V6 a code as it is printed, pasted or typed', () => {
  it.each([
    ['IT60-X054-2811', 'IT60X0542811'],
    ['it60 x054\u00a02811', 'IT60X0542811'],
    ['ＩＴ６０', 'IT60'],
    ['12\u221234\u201056', '123456'],
    ['\u200bAB\u200d1\u202c', 'AB1'],
    ['BE (0)468.561.072', 'BE0468561072'],
    ['straße', 'STRAßE'],
    ['<b>', '<B>'],
  ])('%j is %s', (typed, plain) => {
    expect(plainCode(typed)).toBe(plain);
  });

  it('has its name before it taken off', () => {
    expect(plainCode('IBAN: IT60', /^IBAN/)).toBe('IT60');
  });

  it.each([
    ['BENVENUTO10\u200b', 'BENVENUTO10'],
    [' Gift\u2011Card 1 ', 'Gift-Card1'],
    ['ＡＢ−１', 'AB-1'],
    ['\u200b', ''],
  ])('%j with dashes of its own is %s', (typed, code) => {
    expect(codeAsIssued(typed)).toBe(code);
  });
});
