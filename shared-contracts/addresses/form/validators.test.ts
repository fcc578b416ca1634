import fc from 'fast-check';
import { parsePhone } from '../phone/phone-number.ts';
import { loadPhoneRules } from '../phone/phone-rules.ts';
import { birthDateProblem } from './birth-date.ts';
import { addressField, anyText } from './validators.ts';

const idOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'id' in message ? message.id : message;

const problem = (field: Parameters<typeof addressField>[1], value: string, country = 'IT') =>
  idOf(addressField('', field)(value, { country_code: country }));

describe('V4 a person’s name', () => {
  it.each([
    'Niccolò',
    "D'Amico",
    'D’Amico',
    'Müller-Lüdenscheidt',
    'Łukasz',
    '田中',
    'أحمد',
    'J. R.',
    ' Ada ',
  ])('may be %s', (name) => {
    expect(problem('first_name', name)).toBeUndefined();
  });

  it.each([
    ['Ada2', 'form.text'],
    ['🙂', 'form.text'],
    ['<script>', 'form.text'],
    ['-', 'form.text'],
    ['A'.repeat(256), 'address.error.too_long'],
    ['Ada\u202e', 'address.error.invisible'],
    ['Ada\u200b', 'address.error.invisible'],
    ['Ada\u0000', 'address.error.invisible'],
  ])('is not %j: %s', (name, message) => {
    expect(problem('last_name', name)).toBe(message);
  });
});

describe('E1 a line of an address', () => {
  it.each([
    'Via Roma 12/A',
    'Str. 5, 3° piano – int. 7',
    'C/ Mayor, nº 4',
    '東京都千代田区1-1',
    'רחוב הרצל 5',
    "O'Connell & Sons",
  ])('may be %s', (line) => {
    expect(problem('line_1', line)).toBeUndefined();
    expect(anyText(line, {})).toBeUndefined();
  });

  it.each([
    ['Via 🙂', 'address.error.character'],
    ['1️⃣', 'address.error.character'],
    ['<b>', 'address.error.character'],
    ['Via\u202eamoR', 'address.error.invisible'],
    ['Via\nRoma', 'address.error.invisible'],
    ['a'.repeat(500), 'address.error.too_long'],
  ])('is not %j: %s', (line, message) => {
    for (const field of ['line_1', 'line_2', 'city', 'company'] as const)
      expect(problem(field, line)).toBe(message);
  });

  it('names the character that cannot be printed', () => {
    expect(addressField('', 'city')('Roma 🍷', { country_code: 'IT' })).toEqual({
      id: 'address.error.character',
      values: { character: '🍷' },
    });
  });

  it('lets no text through that the platform would not take', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        fc.pre(anyText(text, {}) === undefined);
        expect(text.trim().length).toBeLessThanOrEqual(255);
        expect(text.trim()).not.toMatch(/\p{C}/u);
      }),
    );
  });
});

describe('V8 a state', () => {
  it.each([
    ['US', 'NY', undefined],
    ['US', 'ny', 'address.error.state'],
    ['US', 'MI', undefined],
    ['US', 'TO', 'address.error.state'],
    ['IT', 'TO', undefined],
    ['IT', 'NY', 'address.error.state'],
    ['JP', 'Tokyo', undefined],
    ['JP', '🙂', 'address.error.character'],
  ])('in %s %s: %s', (country, state, message) => {
    expect(problem('state_code', state, country)).toBe(message);
  });
});

describe('V4 texts as they are written in the country', () => {
  it.each([
    ['company', '㈱山田商店'],
    ['line_1', '丸の内２～３'],
    ['last_name', 'D´Amico'],
    ['last_name', 'Rossi, Jr.'],
    ['first_name', 'レオナルド・ディカプリオ'],
    ['first_name', 'علی\u200cرضا'],
  ] as const)('%s may be %s', (field, typed) => {
    expect(problem(field, typed, 'JP')).toBeUndefined();
  });
});

describe('E1 a postal code in the form', () => {
  it('says what one looks like in the country', () => {
    expect(addressField('billing_', 'zip_code')('4012', { billing_country_code: 'IT' })).toEqual({
      id: 'address.error.postal_code',
      values: { example: '20122' },
    });
  });
});

describe('E1 a phone number', () => {
  it.each([
    ['+39 051 0000012', 'US', '+39 051 000 0012'],
    ['044 668 18 00', 'CH', '+41 44 668 18 00'],
    ['(212) 555-0147', 'US', '+1 212 555 0147'],
    ['\u202d+39 333 1234567\u202c', 'IT', '+39 333 123 4567'],
    ['０９０－１２３４－５６７８', 'JP', '+81 90 1234 5678'],
    ['0081 90 1234 5678', 'JP', '+81 90 1234 5678'],
    ['010 39 051 0000012', 'JP', '+39 051 000 0012'],
    ['011 39 051 0000012', 'US', '+39 051 000 0012'],
    ['0057 321 1234567', 'CO', '+57 321 1234567'],
    ['001 852 2345 6789', 'HK', '+852 2345 6789'],
    ['001 39 051 0000012', 'HK', '+39 051 000 0012'],
    ['002 886 912 345 678', 'SG', '+886 912 345 678'],
    ['002 39 051 0000012', 'TW', '+39 051 000 0012'],
    ['0039 051 0000012', 'SG', '+39 051 000 0012'],
    ['00886 912 345 678', 'TW', '+886 912 345 678'],
    ['9123 4567', 'SG', '+65 9123 4567'],
    ['tel:+39 051 0000012', 'IT', '+39 051 000 0012'],
    ['+81 52-000-0034', 'JP', '+81 52 000 0034'],
  ])('%j in %s is %s', (typed, country, written) => {
    expect(parsePhone(typed, country)).toBe(written);
  });

  it.each(['abc', '1', '12345', '+39 1', '051 ciao 0000012', '🙂', '0'.repeat(500), '+1 555 0100'])(
    '%j is none',
    (typed) => {
      expect(parsePhone(typed, 'IT')).toBeNull();
    },
  );

  it('checks a phone number roughly until its rules have loaded', async () => {
    expect(problem('phone', 'abc')).toBe('address.error.phone');
    expect(problem('phone', '12345')).toBeUndefined();
    await loadPhoneRules();
    expect(problem('phone', '12345')).toBe('address.error.phone');
    expect(problem('phone', '051 0000012')).toBeUndefined();
  });
});

describe('E3 a birth date', () => {
  const today = new Date(2026, 10, 23);
  it.each([
    ['2005-11-23', undefined],
    ['2005-11-24', 'address.error.too_young'],
    ['2004-02-29', undefined],
    ['2003-02-29', 'address.error.birth_date'],
    ['2000-02-31', 'address.error.birth_date'],
    ['2027-01-01', 'address.error.birth_date'],
    ['1850-01-01', 'address.error.birth_date'],
    ['1.1.1980', 'address.error.birth_date'],
    ['🙂', 'address.error.birth_date'],
  ])('%s: %s', (text, message) => {
    expect(idOf(birthDateProblem(text, 21, today))).toBe(message);
  });
});
