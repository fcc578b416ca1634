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

  it('agrees with stdnum, but for the province stdnum asks for and old zeros', () => {
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
    ['FR', 'DE123456789'],
    ['IT', 'DE123456789'],
    ['DE', 'IT00743110157'],
    ['AT', 'EL123456789'],
    ['GB', 'NL123456789B01'],
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
    ['GB', 'XI123456789', null],
    ['GB', 'GB 123 4567 89', null],
    ['CH', 'CHE-123.456.789 MWST', null],
    ['CH', 'CHE-123.456.788 TPV', null],
    ['BE', 'BE (0)468.561.072', null],
    ['IT', 'P.IVA 00743110157', null],
    ['IT', 'Partita IVA: IT 00743110157', null],
    ['NO', '123456789MVA', null],
    ['US', '12-3456789', null],
    ['US', '🙂', 'form'],
  ])('%s %s: %s', (country, number, problem) => {
    expect(vatNumberProblem(country, number)).toBe(problem);
  });

  // stdnum pads old numbers of Greece and Belgium with zeros; here they are given in full.
  it.each([
    ['AT', 'uid', 'U', 8],
    ['BE', 'vat', '0', 9],
    ['DE', 'vat', '', 9],
    ['FR', 'tva', '', 11],
    ['GR', 'vat', '', 9],
    ['NL', 'btw', '', 9],
    ['PL', 'nip', '', 10],
    ['PT', 'nif', '', 9],
  ] as const)('%s takes every number stdnum’s %s takes', (country, name, before, length) => {
    const validators = stdnum[country] as Record<string, Validator> | undefined;
    const validator = validators?.[name];
    const after = country === 'NL' ? 'B01' : '';
    fc.assert(
      fc.property(fc.nat(10 ** length - 1), (number) => {
        const text = `${before}${String(number).padStart(length, '0')}${after}`;
        fc.pre(validator?.validate(text).isValid === true);
        expect([text, vatNumberProblem(country, text)]).toEqual([text, null]);
      }),
      { numRuns: 20, maxSkipsPerRun: 2000 },
    );
  });
});
