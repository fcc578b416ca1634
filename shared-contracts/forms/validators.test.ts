import fc from 'fast-check';
import {
  alphanumeric,
  alphanumericUpTo,
  compose,
  email,
  matches,
  numeric,
  password,
  required,
  text,
  usState,
  type Validator,
} from './validators.ts';

const all = { email, password, text, alphanumeric, numeric };
const judge = (validate: Validator, value: unknown, values: object = {}) => validate(value, values);

describe('required', () => {
  it.each([undefined, null, '', '   ', '\u00a0', false])('V1 refuses %j', (value) => {
    expect(judge(required, value)).toBe('form.required');
  });
  it.each(['x', ' x ', true, 0])('V1 accepts %j', (value) => {
    expect(judge(required, value)).toBeUndefined();
  });
});

describe('email', () => {
  it.each([
    'anna@example.com',
    'anna.maria+wine@mail.example.co.uk',
    'o’neil@example.com'.replace('’', "'"),
    'josé@example.es',
    'info@weingut-müller.de',
    ' anna@example.com ',
    `${'a'.repeat(64)}@example.com`,
  ])('V2 accepts %j', (value) => expect(judge(email, value)).toBeUndefined());

  it.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna@example..com',
    '.anna@example.com',
    'anna.@example.com',
    'an na@example.com',
    'anna@-example.com',
    'anna@example.c',
    'anna@example.com, bob@example.com',
    'Anna <anna@example.com>',
    'anna@example.com\nbcc: bob@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('V2 refuses %j', (value) => expect(judge(email, value)).toBe('form.email'));
});

describe('password', () => {
  it.each(['12345', '     ', '🍷🍷🍷'])('V3 refuses %j', (value) => {
    expect(judge(password, value)).toBe('form.password');
  });
  it.each(['123456', '      ', '🍷🍷🍷🍷🍷🍷'])('V3 accepts %j', (value) => {
    expect(judge(password, value)).toBeUndefined();
  });
});

describe('matches', () => {
  const repeated = matches('password');
  it('V3 accepts the same value and refuses another, spaces counting', () => {
    expect(judge(repeated, 'secret', { password: 'secret' })).toBeUndefined();
    expect(judge(repeated, 'secret ', { password: 'secret' })).toBe('form.passwords_match');
    expect(judge(repeated, 'secret', {})).toBe('form.passwords_match');
  });
  it('takes another message', () => {
    expect(judge(matches('email', 'form.email'), 'a', { email: 'b' })).toBe('form.email');
  });
});

describe('text', () => {
  it.each([
    'Anna Maria',
    "D'Annunzio",
    'D’Annunzio',
    'Jean-Luc',
    'Šárka',
    'Nguyễn Thị',
    'J. R.',
    '山田 太郎',
    'Gal·la',
    'Col·lell',
    'レオナルド・ディカプリオ',
    'D´Amico',
    'D`Amico',
    'D‘Amico',
    'Kaʻōpua',
    'Rossi, Jr.',
    'Anna & Luca',
    'علی\u200cرضا',
    'لاله\u200c',
    'זק׳׳ש',
    'כ״ץ',
    'כ"ץ',
    'e\u0301',
  ])('V4 accepts the name %j', (value) => expect(judge(text, value)).toBeUndefined());
  it.each([
    'Anna1',
    'Anna@home',
    '<b>',
    'a_b',
    '--',
    '🍷',
    'a\u200b',
    '\u200dAnna',
    'a\u200c\u200cb',
    'A"B',
    '"כץ"',
    'a\u202eb',
    'a\nb',
    '&;',
  ])('V4 refuses %j', (value) => {
    expect(judge(text, value)).toBe('form.text');
  });
});

describe('alphanumeric', () => {
  it.each(['Interno 12', 'Straße 4', '123'])('V4 accepts %j', (value) => {
    expect(judge(alphanumeric, value)).toBeUndefined();
  });
  it.each(['12/b', 'a-b', 'a.b', "d'a"])('V4 refuses %j', (value) => {
    expect(judge(alphanumeric, value)).toBe('form.alphanumeric');
  });
  it('V4 has a variant up to 35 characters', () => {
    expect(judge(alphanumericUpTo(), 'a'.repeat(35))).toBeUndefined();
    expect(judge(alphanumericUpTo(), 'a'.repeat(36))).toEqual({
      id: 'form.alphanumeric_limit',
      values: { max: 35 },
    });
    expect(judge(alphanumericUpTo(3), 'abcd')).toEqual({
      id: 'form.alphanumeric_limit',
      values: { max: 3 },
    });
  });
});

describe('numeric', () => {
  it.each(['123', '12 34'])('V4 accepts %j', (value) =>
    expect(judge(numeric, value)).toBeUndefined(),
  );
  it.each(['12a', '+39', '1.5', '-1'])('V4 refuses %j', (value) => {
    expect(judge(numeric, value)).toBe('form.numeric');
  });
});

describe('usState', () => {
  it.each(['', 'New York', 'ny', 'N1', undefined])(
    'V8 refuses %j for the United States',
    (value) => {
      expect(judge(usState(), value, { country_code: 'US' })).toBe('form.us_state');
    },
  );
  it('V8 accepts two letters, and leaves other countries alone', () => {
    expect(judge(usState(), 'NY', { country_code: 'US' })).toBeUndefined();
    expect(judge(usState(), '', { country_code: 'DE' })).toBeUndefined();
    expect(judge(usState('country'), '', { country: 'US' })).toBe('form.us_state');
  });
});

describe('every validator but required', () => {
  it.each(Object.entries(all))('lets an empty %s pass', (_, validate) => {
    for (const value of [undefined, '']) expect(judge(validate, value)).toBeUndefined();
  });
  it('never fails, whatever the value', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom(...Object.values(all), required),
        (value, validate) => {
          const message = judge(validate, value);
          return message === undefined || typeof message === 'string';
        },
      ),
    );
  });
});

describe('compose', () => {
  it('returns the first problem and skips missing validators', () => {
    const validate = compose(false, required, undefined, email);
    expect(judge(validate, '')).toBe('form.required');
    expect(judge(validate, 'anna')).toBe('form.email');
    expect(judge(validate, 'anna@example.com')).toBeUndefined();
  });
});
