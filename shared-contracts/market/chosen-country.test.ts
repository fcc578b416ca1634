import { chosenCountry, rememberCountry } from './chosen-country.ts';

describe('chosenCountry', () => {
  it('M5 reads the country the visitor chose', () => {
    expect(chosenCountry('a=b; fv.country=jp; c=d')).toBe('JP');
  });

  it.each([
    undefined,
    '',
    'fv.country=',
    'fv.country=ITA',
    'fv.country=<script>',
    'xfv.country=JP',
  ])('M5 ignores %s', (cookies) => {
    expect(chosenCountry(cookies)).toBeNull();
  });
});

describe('rememberCountry', () => {
  it('M5 stores the last choice', () => {
    rememberCountry('JP');
    rememberCountry('SG');
    expect(chosenCountry(document.cookie)).toBe('SG');
  });
});
