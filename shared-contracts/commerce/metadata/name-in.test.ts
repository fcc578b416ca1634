import { nameIn } from './name-in.ts';

describe('nameIn', () => {
  const names = { it: 'Corriere aereo', en: 'Air courier', de: 'Luftfracht' };
  it.each([
    ['the name of the language', names, 'de', 'Luftfracht'],
    ['the English name where the language has none', names, 'fr', 'Air courier'],
    [
      'the Italian name where there is no English one',
      { it: 'Corriere aereo' },
      'es',
      'Corriere aereo',
    ],
    ['the platform’s own name where it has no names', {}, 'de', 'COURIER'],
    ['the platform’s own name where it says nothing of names', undefined, 'it', 'COURIER'],
  ] as const)('K is %s', (_, its, locale, expected) => {
    expect(nameIn({ name: 'COURIER', ...(its && { names: its }) }, locale)).toBe(expected);
  });
});
