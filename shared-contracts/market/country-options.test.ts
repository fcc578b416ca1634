import { countryOptions } from './country-options.ts';
import { MARKETS } from './markets.ts';

describe('countryOptions', () => {
  it('M9 lists every country once, named in the language', () => {
    const options = countryOptions(MARKETS, 'de');
    expect(options).toContainEqual({ value: 'IT', label: 'Italien' });
    expect(options).toContainEqual({ value: 'US', label: 'Vereinigte Staaten' });
    expect(options).toHaveLength(19);
    expect(new Set(options.map((it) => it.value)).size).toBe(19);
  });

  it('M9 sorts them by the alphabet of the language', () => {
    const labels = countryOptions(MARKETS, 'de').map((it) => it.label);
    expect(labels.indexOf('Österreich')).toBeLessThan(labels.indexOf('Schweiz'));
    expect(countryOptions(MARKETS, 'es')[0]?.label).toBe('Alemania');
  });

  it('M9 returns an unknown code unchanged', () => {
    const market = { ...MARKETS[0]!, zone_code: 'IT|x|' };
    expect(countryOptions([market], 'en')).toContainEqual({ value: 'x', label: 'x' });
  });
});
