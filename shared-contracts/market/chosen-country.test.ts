import { STORAGE } from '../storage/storage-table.ts';
import { chosenCountry, rememberCountry } from './chosen-country.ts';

const COOKIE = STORAGE.countryCookie.key;

describe('chosenCountry', () => {
  it('M5 reads the country the visitor chose', () => {
    expect(chosenCountry(`a=b; ${COOKIE}=jp; c=d`)).toBe('JP');
  });

  it.each([undefined, '', `${COOKIE}=`, `${COOKIE}=ITA`, `${COOKIE}=<script>`, `x${COOKIE}=JP`])(
    'M5 ignores %s',
    (cookies) => {
      expect(chosenCountry(cookies)).toBeNull();
    },
  );
});

describe('rememberCountry', () => {
  it('M5 stores the last choice', () => {
    rememberCountry('JP');
    rememberCountry('SG');
    expect(chosenCountry(document.cookie)).toBe('SG');
  });
});
