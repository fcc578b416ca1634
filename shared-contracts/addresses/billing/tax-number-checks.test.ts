import fc from 'fast-check';
import { stdnum, type Validator } from 'stdnum';
import { vatNumberProblem } from './vat-number.ts';

const stdnumSays = (country: string, name: string, number: string): boolean => {
  const validators = stdnum[country] as Record<string, Validator> | undefined;
  return validators?.[name]?.validate(number).isValid === true;
};

describe('V6 the check digits of a tax number outside of Europe', () => {
  it.each([
    ['CO', '900.544.472-2'],
    ['CO', '800191045-1'],
    ['NZ', '49-091-850'],
    ['NZ', '35-901-981'],
    ['NZ', '136-410-132'],
    ['TW', '00501503'],
    ['TW', '04595257'],
    ['TW', '10458574'],
    ['TW', '10458575'],
  ])('%s takes %s', (country, number) => {
    expect(vatNumberProblem(country, number)).toBeNull();
  });

  it.each([
    ['CO', '900.544.472-3'],
    ['NZ', '136-410-133'],
    ['NZ', '49-091-851'],
    ['TW', '00501502'],
    ['TW', '04595258'],
  ])('%s refuses %s', (country, number) => {
    expect(vatNumberProblem(country, number)).toBe('check');
  });

  it.each([
    ['CO', '900.544.472'],
    ['CO', '1.018.464.851'],
    ['NZ', 'GST 136-410-133'],
    ['NZ', '9429039501974'],
    ['TW', 'A123456789'],
    ['JP', 'T1234567890123'],
    ['SG', 'M90312345A'],
    ['ZA', '4123456789'],
  ])('%s takes %s, which is another number or of no known rule', (country, number) => {
    expect(vatNumberProblem(country, number)).toBeNull();
  });

  it.each([
    ['CO', 'nit', fc.integer({ min: 800_000_000, max: 999_999_999 })],
    ['NZ', 'ird', fc.integer({ min: 1_000_000, max: 14_999_999 })],
  ])('%s: as stdnum counts them', (country, name, bases) => {
    fc.assert(
      fc.property(bases, fc.nat(9), (base, last) => {
        const number = `${base}${last}`;
        const isValid = stdnumSays(country, name, number);
        expect([number, vatNumberProblem(country, number) === null]).toEqual([number, isValid]);
      }),
    );
  });

  it('TW: takes every number of the former rule, by which stdnum counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (base) => {
        const numbers = [...'0123456789'].map((it) => `${base}`.padStart(7, '0') + it);
        const former = numbers.filter((it) => stdnumSays('TW', 'ubn', it));
        expect(former.length).toBeGreaterThan(0);
        for (const it of former) expect(vatNumberProblem('TW', it)).toBeNull();
        // By the present rule two of ten check digits are right, or four after a 7.
        const taken = numbers.filter((it) => vatNumberProblem('TW', it) === null);
        expect(taken).toHaveLength(`${base}`.endsWith('7') ? 4 : 2);
      }),
    );
  });
});
