import { MARKETS } from '../../market/markets.ts';
import { zoneCodes } from '../../market/zone.ts';
import { placeholderAddress } from '../../commerce/address/placeholder-address.ts';
import { usesStates } from '../../market/countries.ts';
import { addressLabel } from '../address-label.ts';
import { COUNTRY_FORMATS, formatOf } from './country-formats.ts';
import { isPostalCode, normalizePostalCode } from './postal-code.ts';

const COUNTRIES = 'AT BE CO FR DE JP IS IT NO NZ NL HK GB SG ES US ZA CH TW'.split(' ');

describe('E1 how addresses of a country are made', () => {
  it('is known for every country the shop sells to, and for no other', () => {
    expect(Object.keys(COUNTRY_FORMATS).sort()).toEqual([...COUNTRIES].sort());
    expect(MARKETS.flatMap(zoneCodes).filter((it) => !COUNTRY_FORMATS[it])).toEqual([]);
  });

  it.each(COUNTRIES)('%s: its example is a code there, written as it is', (country) => {
    const { postalCode } = formatOf(country);
    if (!postalCode) return expect(country).toBe('HK');
    expect(isPostalCode(country, postalCode.example)).toBe(true);
    expect(normalizePostalCode(country, postalCode.example)).toBe(postalCode.example);
  });

  it.each(COUNTRIES)('%s: the placeholder has the form of the country', (country) => {
    const placeholder = placeholderAddress(country);
    const { postalCode, state } = formatOf(country);
    if (postalCode) expect(isPostalCode(country, placeholder?.zip_code ?? '')).toBe(true);
    if (state?.required) expect(placeholder?.state_code).toMatch(/^[A-Z]{2}$/);
  });

  it.each(COUNTRIES)(
    '%s: every field of the place is once in the form and on the label',
    (country) => {
      const { place, label, postalCode, state, city } = formatOf(country);
      const onLabel = label.join(' ');
      const fields = [
        'line_1',
        'line_2',
        ...(city ? [] : ['city']),
        ...(postalCode ? ['zip_code'] : []),
        ...(state ? ['state_code'] : []),
      ];
      expect([...place].sort()).toEqual(fields.sort());
      for (const field of [...fields, 'city']) expect(onLabel).toContain(`{${field}}`);
    },
  );

  it('uses the terms and order of the United Kingdom and the United States', () => {
    expect(formatOf('GB')).toMatchObject({
      place: ['line_1', 'line_2', 'city', 'state_code', 'zip_code'],
      cityName: 'town',
      state: { name: 'county', required: false },
      postalCode: { name: 'postcode' },
    });
    expect(formatOf('US')).toMatchObject({
      place: ['line_1', 'line_2', 'city', 'state_code', 'zip_code'],
      state: { name: 'state', required: true },
      postalCode: { name: 'zip' },
    });
  });

  it('V8 requires a state only in countries with a list of states', () => {
    expect(COUNTRIES.filter((it) => formatOf(it).state?.required)).toEqual(
      COUNTRIES.filter((it) => usesStates(it)),
    );
  });
});

describe('E1 a postal code', () => {
  it.each([
    ['IT', ' 20122 ', '20122'],
    ['IT', 'I-20122', '20122'],
    ['IT', 'it 20122', '20122'],
    ['IT', '２０１２２', '20122'],
    ['JP', '４６０−０００３', '460-0003'],
    ['JP', '４６０ー０００３', '460-0003'],
    ['JP', '４６０－０００３', '460-0003'],
    ['JP', '〒100-0005', '100-0005'],
    ['DE', 'D-80331', '80331'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH-3005', '3005'],
    ['NL', '1012js', '1012 JS'],
    ['GB', 'wc2n5dn', 'WC2N 5DN'],
    ['GB', 'M1 1AE', 'M1 1AE'],
    ['JP', '1000005', '100-0005'],
    ['US', '100071234', '10007-1234'],
    ['US', '10007', '10007'],
    ['TW', '11049', '11049'],
  ])('%s %j is written %s', (country, typed, written) => {
    expect(isPostalCode(country, typed)).toBe(true);
    expect(normalizePostalCode(country, typed)).toBe(written);
  });

  it.each([
    ['IT', '4012'],
    ['IT', 'D-80331'],
    ['IT', '20122 Milano'],
    ['US', '1000'],
    ['GB', '20122'],
    ['NL', '0012 JS'],
    ['ES', '53001'],
    ['CH', '0123'],
    ['JP', '100-005'],
    ['DE', '🙂'],
    ['DE', '9'.repeat(500)],
    ['FR', '<script>'],
  ])('%s %j is none', (country, typed) => {
    expect(isPostalCode(country, typed)).toBe(false);
  });
});

describe('E1 a label', () => {
  const address = {
    first_name: 'Ada',
    last_name: 'Rossi',
    company: null,
    line_1: 'Street 1',
    line_2: null,
    city: 'Town',
    zip_code: '12345',
    state_code: 'ST',
    phone: '',
  };
  it.each([
    ['IT', ['12345 Town ST']],
    ['DE', ['12345 Town']],
    ['US', ['Town, ST 12345']],
    ['GB', ['Town', 'ST', '12345']],
    ['NZ', ['Town 12345']],
    ['ES', ['12345 Town', 'ST']],
    ['JP', ['Town, ST 12345']],
    ['HK', ['Town']],
    ['CO', ['Town, ST', '12345']],
    ['SG', ['Town 12345']],
    ['XX', ['12345 Town', 'ST']],
  ])('in %s ends with %j', (country_code, lines) => {
    expect(addressLabel({ ...address, country_code }, 'Country')).toEqual([
      'Ada Rossi',
      'Street 1',
      ...lines,
      'Country',
    ]);
  });

  it.each([
    [{ state_code: null }, 'Town 12345'],
    [{ state_code: null, zip_code: null }, 'Town'],
    [{ city: '' }, 'ST 12345'],
  ])('leaves out empty fields with the separators before them: %j', (change, line) => {
    expect(addressLabel({ ...address, country_code: 'US', ...change }, 'US')).toEqual([
      'Ada Rossi',
      'Street 1',
      line,
      'US',
    ]);
  });
});
