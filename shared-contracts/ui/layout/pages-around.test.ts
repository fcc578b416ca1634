import { pagesAround } from './pager.tsx';

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [3, 4, [1, 2, 3, 4]],
  ])('S2 of page %p of %p links to %j', (page, pageCount, shown) => {
    expect(pagesAround(page, pageCount)).toEqual(shown);
  });
});
