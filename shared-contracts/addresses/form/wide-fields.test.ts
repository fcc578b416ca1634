import { COUNTRY_FORMATS } from '../country/country-formats.ts';
import { wideFields } from './wide-fields.ts';

describe('wideFields', () => {
  it('E1 gives a row to the Japanese city, which comes after code and prefecture', () => {
    const { place } = COUNTRY_FORMATS['JP']!;
    const wide = wideFields(place);
    expect(place.filter((name) => wide.has(name))).toEqual(['city', 'line_1', 'line_2']);
  });

  it.each(Object.entries(COUNTRY_FORMATS))(
    'E1 leaves no field of %s alone before a line',
    (_, { place }) => {
      const wide = wideFields(place);
      const narrowRuns = place.map((name) => (wide.has(name) ? '|' : '.')).join('');
      for (const run of narrowRuns.split('|').slice(0, -1)) expect(run.length % 2).toBe(0);
    },
  );
});
