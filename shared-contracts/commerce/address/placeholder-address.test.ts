import { MARKETS } from '../../market/markets.ts';
import { zoneCodes } from '../../market/zone.ts';
import { isPlaceholder, placeholderAddress } from './placeholder-address.ts';

const COUNTRIES = 'AT BE CO FR DE JP IS IT NO NZ NL HK GB SG ES US ZA CH TW'.split(' ');

describe('placeholderAddress', () => {
  it.each(COUNTRIES)('E2 has an address in %s, marked as temporary', (country) => {
    const address = placeholderAddress(country);
    expect(address).toMatchObject({ country_code: country });
    expect(address?.line_1 && address.city && address.phone && address.first_name).toBeTruthy();
    expect(isPlaceholder(address?.metadata)).toBe(true);
  });

  it('E2 has one for every country of every market', () => {
    expect(MARKETS.flatMap(zoneCodes).filter((country) => !placeholderAddress(country))).toEqual(
      [],
    );
  });

  it('E2 has none elsewhere, and takes no real address for one', () => {
    expect(placeholderAddress('CN')).toBeNull();
    expect(isPlaceholder({ isShipping: true })).toBe(false);
    expect(isPlaceholder(null)).toBe(false);
  });

  it('V8 gives the US address a state of two letters', () => {
    expect(placeholderAddress('US')?.state_code).toMatch(/^[A-Z]{2}$/);
  });
});
