import { CATEGORIES, childrenOf, findCategory, trailOf } from './categories.ts';

describe('categories', () => {
  it('S2 finds a category by its path segment', () => {
    expect(findCategory('red')).toMatchObject({ key: 'red', parent: 'wine' });
  });

  it.each(['__proto__', 'constructor', '', '<script>', '../red', 'RED'])(
    'S2 knows no category %p',
    (key) => {
      expect(findCategory(key)).toBeNull();
    },
  );

  it('S2 lists sub-categories in display order', () => {
    expect(childrenOf('water').map((it) => it.key)).toEqual([
      'still',
      'sparkling-water',
      'mineral',
    ]);
    expect(childrenOf('red')).toEqual([]);
  });

  it('S2 leads from the top category to a sub-category', () => {
    const red = findCategory('red');
    expect(red && trailOf(red).map((it) => it.key)).toEqual(['wine', 'red']);
  });

  it('has a parent in the tree for every sub-category', () => {
    const orphans = CATEGORIES.filter((it) => it.parent !== null && !findCategory(it.parent));
    expect(orphans).toEqual([]);
  });
});
