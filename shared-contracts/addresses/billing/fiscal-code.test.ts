import fc from 'fast-check';
import { stdnum } from 'stdnum';
import {
  entityFiscalCodeProblem,
  fiscalCodeCheckLetter,
  normalizeFiscalCode,
  personFiscalCodeProblem,
} from './fiscal-code.ts';
import {
  ENTITIES,
  LEAP_DAY,
  OMOCODIA,
  PERSONS,
  WRONG_ENTITIES,
  WRONG_PERSONS,
} from './testing/known-codes.ts';

const letters = (length: number) =>
  fc.string({
    minLength: length,
    maxLength: length,
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  });

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** First 15 characters of a person's code with a real date. */
const person = fc
  .record({
    name: letters(6),
    born: fc.date({
      min: new Date('1910-01-01'),
      max: new Date('2025-12-31'),
      noInvalidDate: true,
    }),
    woman: fc.boolean(),
    place: fc.tuple(letters(1), fc.integer({ min: 0, max: 999 })),
  })
  .map(({ name, born, woman, place: [letter, number] }) => {
    const year = pad(born.getUTCFullYear() % 100, 2);
    const month = 'ABCDEHLMPRST'.charAt(born.getUTCMonth());
    const day = pad(born.getUTCDate() + (woman ? 40 : 0), 2);
    return `${name}${year}${month}${day}${letter}${pad(number, 3)}`;
  });

const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14];
const withOmocodia = (text: string, places: readonly number[]): string =>
  [...text]
    .map((it, index) => (places.includes(index) ? 'LMNPQRSTUV'.charAt(Number(it)) : it))
    .join('');

describe('V6 a person’s fiscal code', () => {
  it.each([...PERSONS, ...OMOCODIA, LEAP_DAY])('%s is right', (code) => {
    expect(personFiscalCodeProblem(code)).toBeNull();
  });

  it.each(WRONG_PERSONS)('%s is refused for its %s', (code, problem) => {
    expect(personFiscalCodeProblem(code)).toBe(problem);
  });

  it('is taken in lower case and with pasted spaces', () => {
    expect(personFiscalCodeProblem(' rss mra 85t10 a562s\t')).toBeNull();
  });

  it.each(['', '1'.repeat(16), 'RSSMRA85T10A562', 'R'.repeat(500), '🙂', '<script>', 'רוסי'])(
    '%j is not made as one',
    (text) => {
      expect(personFiscalCodeProblem(text)).toBe('form');
    },
  );

  it('is right with any digits replaced for omocodia, when its letter is computed again', () => {
    fc.assert(
      fc.property(person, fc.subarray(DIGIT_PLACES), (first, places) => {
        const written = withOmocodia(first, places);
        expect(personFiscalCodeProblem(written + fiscalCodeCheckLetter(written))).toBeNull();
      }),
    );
  });

  it('has one right check letter out of 26', () => {
    fc.assert(
      fc.property(person, (first) => {
        const right = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
          (letter) => personFiscalCodeProblem(first + letter) === null,
        );
        expect(right).toEqual([fiscalCodeCheckLetter(first)]);
      }),
    );
  });

  it('is refused on the 30th of February whatever else it says', () => {
    fc.assert(
      fc.property(
        letters(6),
        fc.integer({ min: 0, max: 99 }),
        fc.boolean(),
        (name, year, woman) => {
          const first = `${name}${pad(year, 2)}B${woman ? 70 : 30}H501`;
          expect(personFiscalCodeProblem(first + fiscalCodeCheckLetter(first))).toBe('date');
        },
      ),
    );
  });

  it('agrees with stdnum on codes with a real date', () => {
    fc.assert(
      fc.property(person, letters(1), (first, letter) => {
        const code = first + letter;
        expect(personFiscalCodeProblem(code) === null).toBe(
          stdnum.IT?.codicefiscale?.validate(code).isValid,
        );
      }),
    );
  });
});

describe('V6 an entity’s fiscal code', () => {
  it.each(ENTITIES)('%s is right', (code) => {
    expect(entityFiscalCodeProblem(code)).toBeNull();
  });

  it.each(WRONG_ENTITIES)('%s fails its check', (code) => {
    expect(entityFiscalCodeProblem(code)).toBe('check');
  });

  it.each(['', 'RSSMRA85T10A562S', '1234567', 'IT00743110157'])('%j is not made as one', (text) => {
    expect(entityFiscalCodeProblem(text)).toBe('form');
  });
});

it.each([
  ['C.F. RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
  ['Codice fiscale: rssmra85t10a562s', 'RSSMRA85T10A562S'],
  ['ＲＳＳＭＲＡ８５Ｔ１０Ａ５６２Ｓ', 'RSSMRA85T10A562S'],
  ['RSS-MRA\u200b 85T10 A562S', 'RSSMRA85T10A562S'],
])('V6 %j, as printed or pasted, is %s', (typed, code) => {
  expect(normalizeFiscalCode(typed)).toBe(code);
  expect(personFiscalCodeProblem(typed)).toBeNull();
});
