import fc from 'fast-check';
import { stdnum, type Validator } from 'stdnum';
import { ENTITIES, WRONG_ENTITIES } from './testing/known-codes.ts';
import { vatFormsOf } from './vat-forms.ts';
import { normalizeVatNumber, vatNumberProblem } from './vat-number.ts';

const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

describe('V6 an Italian VAT number', () => {
  it.each(ENTITIES)('%s is right, with and without its prefix', (digits) => {
    expect(vatNumberProblem('IT', digits)).toBeNull();
    expect(vatNumberProblem('IT', `it ${digits}`)).toBeNull();
    expect(normalizeVatNumber('IT', ` ${digits} `)).toBe(`IT${digits}`);
  });

  it.each(WRONG_ENTITIES)('%s fails its check', (digits) => {
    expect(vatNumberProblem('IT', digits)).toBe('check');
  });

  it('agrees with stdnum, except for its province check and leading zeros', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(9),
        (serial, office, check) => {
          const digits = `${String(serial).padStart(7, '0')}${String(office).padStart(3, '0')}${check}`;
          expect(vatNumberProblem('IT', digits) === null).toBe(
            stdnum.IT?.iva?.validate(digits).isValid,
          );
        },
      ),
    );
  });

  it('is wrong as soon as one digit is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ENTITIES),
        fc.nat(10),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, more) => {
          const changed = [...digits];
          changed[at] = String((Number(digits.charAt(at)) + more) % 10);
          expect(vatNumberProblem('IT', changed.join(''))).toBe('check');
        },
      ),
    );
  });
});

describe('V6 a VAT number of the European Union', () => {
  it.each(EUROPEAN_UNION)('%s takes its own form, with and without prefix', (country) => {
    const [form] = vatFormsOf(country);
    const { example = '', prefix = '' } = form ?? {};
    expect(vatNumberProblem(country, example)).toBeNull();
    expect(vatNumberProblem(country, example.slice(prefix.length))).toBeNull();
    expect(normalizeVatNumber(country, example.slice(prefix.length).toLowerCase())).toBe(example);
    expect(vatNumberProblem(country, `${example}9999`)).not.toBeNull();
  });

  it.each([
    ['FR', 'DE123456788'],
    ['IT', 'DE123456788'],
    ['DE', 'IT00743110157'],
    ['AT', 'EL123456789'],
    ['GB', 'NL123456782B01'],
  ])('%s refuses %s as another country’s', (country, number) => {
    expect(vatNumberProblem(country, number)).toBe('country');
  });

  it.each(['', 'x', 'DE12345678', '123', 'FR123456789', '<script>', '9'.repeat(500), '１２３'])(
    'FR refuses %j',
    (text) => {
      expect(vatNumberProblem('FR', text)).toBe('form');
    },
  );

  it.each([
    ['GR', 'GR123456789', 'form'],
    ['IE', 'IE 1S23456L', null],
    ['GB', 'XI123456727', null],
    ['GB', 'GB 123 4567 27', null],
    ['CH', 'CHE-123.456.788 MWST', null],
    ['CH', 'CHE-123.456.788 TPV', null],
    ['BE', 'BE (0)468.561.072', null],
    ['IT', 'P.IVA 00743110157', null],
    ['IT', 'Partita IVA: IT 00743110157', null],
    ['NO', '123456785MVA', null],
    ['US', '12-3456789', null],
    ['US', '🙂', 'form'],
  ])('%s %s: %s', (country, number, problem) => {
    expect(vatNumberProblem(country, number)).toBe(problem);
  });

  it.each([
    ['BE', 'BE 468.561.072', 'BE0468561072'],
    ['BE', 'BE (0)468.561.072', 'BE0468561072'],
    ['CH', 'CHE-123.456.788 TPV', 'CHE123456788'],
    ['CH', '123.456.788 mwst', 'CHE123456788'],
    ['CH', 'CHE-123.456.788', 'CHE123456788'],
    ['GB', 'GB 123 4567 27', 'GB123456727'],
  ])('%s %s is stored as %s', (country, typed, plain) => {
    expect(normalizeVatNumber(country, typed)).toBe(plain);
    expect(vatNumberProblem(country, plain)).toBeNull();
  });
});

const digits = (length: number) =>
  fc.nat(10 ** length - 1).map((number) => String(number).padStart(length, '0'));
const oneOf = (characters: string) => fc.constantFrom(...characters);
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((it) => it.join(''));
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const KEY = `0123456789${LETTERS}`;

/** By country: numbers of its form, what stdnum calls its validator, and what that wants before and after them. */
const CHECKED: Readonly<
  Record<string, [numbers: fc.Arbitrary<string>, name: string, before?: string, after?: string]>
> = {
  AT: [joined(fc.constant('U'), digits(8)), 'uid'],
  BE: [joined(oneOf('01'), digits(9)), 'vat'],
  CH: [digits(9), 'vat', 'CHE', 'MWST'],
  DE: [digits(9), 'vat'],
  ES: [joined(oneOf(KEY), digits(7), oneOf(KEY)), 'nif'],
  FR: [
    joined(
      fc.oneof(digits(2), joined(oneOf(KEY), oneOf(KEY))),
      fc.oneof(
        digits(9),
        digits(6).map((it) => `000${it}`),
      ),
    ),
    'tva',
  ],
  GB: [digits(9), 'vat'],
  NL: [joined(digits(9), fc.constant('B'), digits(2)), 'btw'],
  NO: [digits(9), 'mva', '', 'MVA'],
};

const stdnumSays = (country: string, number: string): boolean => {
  const [, name, before = '', after = ''] = CHECKED[country] ?? [fc.constant(''), ''];
  const validators = stdnum[country] as Record<string, Validator> | undefined;
  return validators?.[name]?.validate(`${before}${number}${after}`).isValid === true;
};

describe('V6 the check digits of a VAT number', () => {
  it.each(Object.entries(CHECKED))('%s: as stdnum counts them', (country, [numbers]) => {
    const [{ prefix = '' } = {}] = vatFormsOf(country);
    let right = 0;
    fc.assert(
      fc.property(numbers, (number) => {
        // Each is asked with all last digits, among which the right one is.
        for (let last = 0; last < 10; last += 1) {
          const text = /\d$/.test(number) ? `${number.slice(0, -1)}${last}` : number;
          const valid = stdnumSays(country, text);
          if (valid) right += 1;
          const said = vatNumberProblem(country, `${prefix}${text}`);
          expect([text, said === null]).toEqual([text, valid]);
        }
      }),
      { numRuns: 200 },
    );
    expect(right).toBeGreaterThan(5);
  });

  it.each([
    ['AT', 'U12345678'],
    ['BE', '0123456789'],
    ['CH', 'CHE123456789'],
    ['DE', '123456789'],
    ['ES', 'B12345678'],
    ['FR', '12345678901'],
    ['GB', '123456789'],
    ['NL', '123456789B01'],
    ['NO', '123456789'],
  ])('%s %s fails its check', (country, number) => {
    expect(vatNumberProblem(country, number)).toBe('check');
  });
});
