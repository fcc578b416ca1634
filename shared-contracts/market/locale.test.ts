import { languageTag } from './locale.ts';

describe('languageTag', () => {
  it.each([
    ['en', 'US', 'en-US'],
    ['en', 'GB', 'en-GB'],
    ['en', 'SG', 'en-GB'],
    ['it', 'US', 'it'],
    ['de', 'DE', 'de'],
  ] as const)('M7 of %s in %s is %s', (locale, country, tag) => {
    expect(languageTag({ locale, country })).toBe(tag);
  });
});
