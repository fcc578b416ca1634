import { CATEGORIES, childrenOf, findCategory, mainCategory, trailOf } from './categories.ts';

describe('categories', () => {
  it('S2 finds a category by its path segment', () => {
    expect(findCategory('red')).toMatchObject({ key: 'red', parent: 'wine' });
  });

  it.each(['__proto__', 'constructor', '', '<script>', '../red', 'RED'])(
    'S2 finds no category for %p',
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

  it('S2 returns the trail from the top category to a sub-category', () => {
    const red = findCategory('red');
    expect(red && trailOf(red).map((it) => it.key)).toEqual(['wine', 'red']);
  });

  it('every sub-category has a parent in the tree', () => {
    const orphans = CATEGORIES.filter((it) => it.parent !== null && !findCategory(it.parent));
    expect(orphans).toEqual([]);
  });
});

describe('mainCategory', () => {
  it.each([
    [['wine', 'red'], 'red'],
    [['red', 'wine'], 'red'],
    [['red', 'gifts'], 'red'],
    [['offers', 'wine'], 'wine'],
    [['offers'], 'offers'],
    [['no-such-category', 'water'], 'water'],
    [['__proto__'], null],
    [[], null],
  ])('S2 picks a category from %p: %p', (keys, category) => {
    expect(mainCategory(keys)).toBe(category);
  });
});
