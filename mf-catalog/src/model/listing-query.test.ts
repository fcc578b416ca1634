import { listingSearch, parseListingQuery } from './listing-query.ts';

const parse = (query: string) => parseListingQuery(new URLSearchParams(query));

describe('listing query', () => {
  it('S2 begins with the first page by name', () => {
    expect(parse('')).toEqual({ sort: 'name', page: 1 });
  });

  it('S2 reads sort and page from the address', () => {
    expect(parse('sort=price&page=3')).toEqual({ sort: 'price', page: 3 });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=1.5',
    'page=abc',
    'page=999999',
    'sort=<script>',
  ])('S2 takes %p for the default', (query) => {
    expect(parse(query)).toEqual({ sort: 'name', page: 1 });
  });

  it('S2 writes only what differs from the default', () => {
    expect(listingSearch({ sort: 'name', page: 1 })).toBe('');
    expect(listingSearch({ sort: 'newest', page: 2 })).toBe('?sort=newest&page=2');
  });
});
