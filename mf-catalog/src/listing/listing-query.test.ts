import { listingSearch } from './listing-query.ts';
import { UNFILTERED } from './listing-query.ts';
import { parseListingQuery } from './listing-query.ts';

const parse = (query: string, search = '') => parseListingQuery(new URLSearchParams(query), search);

describe('the address of a list', () => {
  it('S2 defaults to the first page of everything by name', () => {
    expect(parse('')).toEqual(UNFILTERED);
  });

  it('S4 defaults to relevance for a search', () => {
    expect(parse('', 'barbera').sort).toBe('relevance');
    expect(parse('sort=relevance').sort).toBe('name');
  });

  it('S2 S4 holds every facet, the order and the page', () => {
    const listing = parse(
      'region=veneto&colour=red&grape=nebbiolo&grape=barbera&size=750&price=1000-2500&available=1&offers=1&sort=-price&page=3',
    );
    expect(listing).toEqual({
      search: '',
      colour: ['red'],
      grape: ['barbera', 'nebbiolo'],
      region: ['veneto'],
      size: ['750'],
      price: { from: 1000, to: 2500 },
      available: true,
      offers: true,
      sort: '-price',
      page: 3,
    });
    expect(parse(listingSearch(listing))).toEqual(listing);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=1.5',
    'page=abc',
    'page=999999',
    'sort=<script>',
    'grape=<script>',
    'grape=<img src=x onerror=alert(1)>',
    'grape=__proto__',
    'grape=',
    `region=${'x'.repeat(41)}`,
    'size=0',
    'size=750ml',
    'size=__proto__',
    'price=-',
    'price=cheap',
    'price=1e3-2e3',
    'available=yes',
    'offers=true',
    'utm_source=mail',
  ])('S2 drops the invalid value %p', (query) => {
    expect(parse(query)).toEqual(UNFILTERED);
  });

  it('S2 reads an open range and swaps an inverted one', () => {
    expect(parse('price=1000-').price).toEqual({ from: 1000, to: null });
    expect(parse('price=-2500').price).toEqual({ from: null, to: 2500 });
    expect(parse('price=2500-1000').price).toEqual({ from: 1000, to: 2500 });
    for (const open of ['price=1000-', 'price=-2500'])
      expect(listingSearch(parse(open))).toBe(`?${open}`);
  });

  it('S2 drops duplicate values, and values above the limit', () => {
    expect(parse('grape=barbera&grape=barbera').grape).toEqual(['barbera']);
    expect(parse(`region=${'x'.repeat(40)}`).region).toHaveLength(1);
    const many = Array.from({ length: 500 }, (_, it) => `grape=g${it}`).join('&');
    expect(parse(many).grape).toHaveLength(30);
  });

  it('S2 contains only values that differ from the default', () => {
    expect(listingSearch(UNFILTERED)).toBe('');
    expect(listingSearch({ ...UNFILTERED, sort: 'newest', page: 2 })).toBe('?sort=newest&page=2');
    expect(listingSearch({ ...UNFILTERED, search: 'vin & oil', sort: 'relevance' })).toBe(
      '?q=vin+%26+oil',
    );
  });
});
