import { categoryCrumbs } from './crumbs.ts';

const trail = (key: Parameters<typeof categoryCrumbs>[0]) =>
  categoryCrumbs(key, (id) => id).map(({ label, to }) => [label, to]);

describe('categoryCrumbs', () => {
  it('S2 goes from the home page through the parent', () => {
    expect(trail('red')).toEqual([
      ['catalog.home', '/'],
      ['category.wine.name', '/category/wine'],
      ['category.red.name', '/category/red'],
    ]);
  });

  it('S1 is only the home page for an item without a category', () => {
    expect(trail(null)).toEqual([['catalog.home', '/']]);
  });
});
