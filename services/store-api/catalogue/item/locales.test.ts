import { toLocale } from './locales.ts';

describe('toLocale', () => {
  it('M7 speaks English where the shop does not speak the language', () => {
    expect(toLocale('de')).toBe('de');
    for (const unknown of ['nl', 'DE', '', undefined, 7]) expect(toLocale(unknown)).toBe('en');
  });
});
