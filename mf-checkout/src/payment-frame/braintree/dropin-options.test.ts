import { theSetting } from '../protocol/testing.ts';
import { dropinLocale } from './dropin-options.ts';

const billing = {
  firstName: 'Grace',
  lastName: 'Hopper',
  company: '',
  line1: '1 Main Street',
  line2: '',
  city: 'Arlington',
  zip: '22201',
  state: 'VA',
  country: 'US',
  phone: '',
};

describe('dropinLocale', () => {
  it('P1 the form of the card speaks the language of the page', () => {
    expect(dropinLocale(theSetting({ locale: 'de' }))).toBe('de_DE');
    expect(dropinLocale(theSetting({ locale: 'fr', billing: null }))).toBe('fr_FR');
  });

  it('P1 uses American English in the United States, and British English elsewhere', () => {
    expect(dropinLocale(theSetting({ locale: 'en', billing }))).toBe('en_US');
    expect(dropinLocale(theSetting({ locale: 'en', billing: null }))).toBe('en_GB');
  });
});
