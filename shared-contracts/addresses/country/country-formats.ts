import type { CountryFormat, PostalCodeFormat, StateFormat } from './country-format.ts';

const code = (
  pattern: RegExp,
  example: string,
  its: Partial<PostalCodeFormat> = {},
): PostalCodeFormat => ({ name: 'postal', required: true, pattern, example, ...its });

const LINES = ['{line_1}', '{line_2}'];
const CODE_FIRST = ['line_1', 'line_2', 'zip_code', 'city'] as const;
const CITY_FIRST = ['line_1', 'line_2', 'city', 'zip_code'] as const;

/** Most of the continent: code before the city, no state. */
const european = (
  postalCode: PostalCodeFormat,
  its: Partial<CountryFormat> = {},
): CountryFormat => ({
  place: CODE_FIRST,
  postalCode,
  state: null,
  label: [...LINES, '{zip_code} {city}'],
  ...its,
});

/** English-speaking countries: city before the code. */
const english = (
  postalCode: PostalCodeFormat,
  label: readonly string[],
  its: Partial<CountryFormat> = {},
): CountryFormat => ({
  place: CITY_FIRST,
  postalCode,
  state: null,
  label: [...LINES, ...label],
  ...its,
});

const optionalText = (name: StateFormat['name']): StateFormat => ({
  name,
  kind: 'text',
  required: false,
});

const ITALY: CountryFormat = {
  place: [...CODE_FIRST, 'state_code'],
  postalCode: code(/^\d{5}$/, '20122', { name: 'cap', prefix: 'I' }),
  state: { name: 'province', kind: 'list', required: true },
  label: [...LINES, '{zip_code} {city} {state_code}'],
};

/**
 * Form fields and labels of addresses in the ship-to countries, by the rules of the Universal Postal Union and the
 * national post offices. Other countries use {@link OTHER}.
 */
export const COUNTRY_FORMATS: Readonly<Record<string, CountryFormat>> = {
  AT: european(code(/^\d{4}$/, '1010', { prefix: 'A' })),
  BE: european(code(/^\d{4}$/, '1000', { prefix: 'B' })),
  CH: european(code(/^[1-9]\d{3}$/, '3005')),
  CO: english(
    code(/^\d{6}$/, '111711', { required: false }),
    ['{city}, {state_code}', '{zip_code}'],
    {
      place: ['line_1', 'line_2', 'city', 'state_code', 'zip_code'],
      state: optionalText('department'),
    },
  ),
  DE: european(code(/^\d{5}$/, '80331', { prefix: 'D' })),
  ES: european(code(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, '28012', { prefix: 'E' }), {
    place: [...CODE_FIRST, 'state_code'],
    state: optionalText('province'),
    label: [...LINES, '{zip_code} {city}', '{state_code}'],
  }),
  FR: european(code(/^\d{5}$/, '75003', { prefix: 'F' })),
  GB: english(
    code(/^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, 'WC2N 5DN', {
      name: 'postcode',
      written: '$1 $2',
    }),
    ['{city}', '{state_code}', '{zip_code}'],
    {
      place: ['line_1', 'line_2', 'city', 'state_code', 'zip_code'],
      state: optionalText('county'),
      cityName: 'town',
    },
  ),
  HK: {
    place: ['line_1', 'line_2', 'city'],
    postalCode: null,
    state: null,
    label: [...LINES, '{city}'],
  },
  IS: european(code(/^\d{3}$/, '101')),
  IT: ITALY,
  JP: {
    place: ['zip_code', 'state_code', 'city', 'line_1', 'line_2'],
    postalCode: code(/^(\d{3})(\d{4})$/, '100-0005', { written: '$1-$2' }),
    state: optionalText('prefecture'),
    label: [...LINES, '{city}, {state_code} {zip_code}'],
  },
  NL: european(code(/^([1-9]\d{3})([A-Z]{2})$/, '1012 JS', { written: '$1 $2' })),
  NO: european(code(/^\d{4}$/, '0037', { prefix: 'N' })),
  NZ: english(code(/^\d{4}$/, '6011', { name: 'postcode' }), ['{city} {zip_code}']),
  SG: {
    place: ['line_1', 'line_2', 'zip_code'],
    postalCode: code(/^\d{6}$/, '048616'),
    state: null,
    city: 'Singapore',
    label: [...LINES, '{city} {zip_code}'],
  },
  TW: english(code(/^\d{3}(?:\d{2,3})?$/, '110'), ['{city} {zip_code}'], {
    place: ['zip_code', 'city', 'line_1', 'line_2'],
  }),
  US: english(
    code(/^(\d{5})(\d{4})?$/, '10007', { name: 'zip', written: '$1-$2' }),
    ['{city}, {state_code} {zip_code}'],
    {
      place: ['line_1', 'line_2', 'city', 'state_code', 'zip_code'],
      state: { name: 'state', kind: 'list', required: true },
      provesAge: true,
    },
  ),
  ZA: english(code(/^\d{4}$/, '0002'), ['{city}', '{zip_code}']),
};

/** A country the shop has no rules for: everything may be given, only the code is not checked. */
const OTHER: CountryFormat = {
  place: [...CODE_FIRST, 'state_code'],
  postalCode: code(/^[A-Z\d]{2,12}$/, '12345', { required: false }),
  state: optionalText('state'),
  label: [...LINES, '{zip_code} {city}', '{state_code}'],
};

/** @param country two letters; anything else counts as a country without rules. */
export const formatOf = (country: string | undefined): CountryFormat =>
  COUNTRY_FORMATS[country ?? ''] ?? OTHER;
