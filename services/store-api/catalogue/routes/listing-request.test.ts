import { createFacetIndex } from '../facets/facet-index.ts';
import { makeEntry } from '../testing/make-entry.ts';
import { listingRequest, searchOf } from './listing-request.ts';

const GRAPES = Array.from({ length: 30 }, (_, it) => `grape-${it}`);
const facets = createFacetIndex();
facets.set([{ number: 1, item: makeEntry({ code: 'A', grapes: GRAPES }).item }]);
const read = (given: Record<string, unknown>) => listingRequest(given, facets);

describe('searchOf', () => {
  it('S4 truncates a search text to 200 characters', () => {
    expect(searchOf('x'.repeat(10_000))).toHaveLength(200);
    expect(searchOf(`${' '.repeat(250)}barbera`)).toBe('');
  });

  it.each([[undefined], [null], [{ q: 'barbera' }], [7]])('S4 takes %j for nothing', (given) => {
    expect(searchOf(given)).toBe('');
  });

  it('S4 takes the first of several', () => {
    expect(searchOf([' barbera ', 'chianti'])).toBe('barbera');
  });
});

describe('listingRequest', () => {
  it('S2 keeps known values, each once, and twenty at most', () => {
    const grape = ['grape-1', 'nonsense', 'grape-1', 'grape-2'];
    expect(read({ grape }).query.facets.grape).toEqual(['grape-1', 'grape-2']);
    expect(read({ grape: GRAPES }).query.facets.grape).toHaveLength(20);
  });

  it.each([
    ['1000-2000', { from: 1000, to: 2000 }],
    ['-2000', { from: null, to: 2000 }],
    ['999999999999-', { from: 10_000_000_000, to: null }],
    ['-', null],
    ['1e3-2', null],
  ])('S2 reads a price of %s', (price, range) => {
    expect(read({ price }).query.price).toEqual(range);
  });

  it('S2 cuts the name of a category, and takes none for all', () => {
    expect(read({ category: 'x'.repeat(500) }).query.category).toHaveLength(100);
    expect(read({ category: '' }).query.category).toBeNull();
  });

  it.each([
    [{}, 'name'],
    [{ q: 'barbera' }, 'relevance'],
    [{ q: 'barbera', sort: 'price' }, 'price'],
    [{ sort: 'relevance' }, 'name'],
    [{ sort: 'random' }, 'name'],
  ])('S2 S4 sorts %j by %s', (given, sort) => {
    expect(read(given).query.sort).toBe(sort);
  });

  it('S2 accepts only 1 as a flag value', () => {
    expect(read({ available: '1', offers: 'true' }).query).toMatchObject({
      available: true,
      offers: false,
    });
  });
});
