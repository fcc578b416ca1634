import { makeWine } from '../../testing/factories.ts';
import { suggestionsOf } from './suggestions-api.ts';

describe('suggestionsOf', () => {
  it('S4 drops categories that the shop does not have', () => {
    const categories = [
      { key: 'red', count: 7 },
      { key: 'no-such-category', count: 9 },
    ];
    const found = { items: [makeWine('Barolo')], categories, corrected: 'barolo' };
    const { items, ...rest } = suggestionsOf(found, 'en');
    expect(rest).toEqual({ categories: [{ key: 'red', count: 7 }], corrected: 'barolo' });
    expect(items.map((it) => it.name)).toEqual(['Barolo']);
  });
});
