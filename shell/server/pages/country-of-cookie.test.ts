import { countryOfCookie } from './country-of-cookie.ts';

describe('countryOfCookie', () => {
  it('M5 reads the country the visitor chose', () => {
    expect(countryOfCookie('a=b; fv.country=jp; c=d')).toBe('JP');
  });

  it.each([
    undefined,
    '',
    'fv.country=',
    'fv.country=ITA',
    'fv.country=<script>',
    'xfv.country=JP',
  ])('M5 ignores %s', (header) => {
    expect(countryOfCookie(header)).toBeNull();
  });
});
