import { mainCategory } from './main-category.ts';

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
