import { priceFieldValue, typedEnd, typedPriceRange } from './listing-price.ts';
import { submittedListing } from './listing-price.ts';
import { EVERYTHING } from './listing-query.ts';

describe('typed prices', () => {
  it('S2 an end that cannot be read is open', () => {
    expect(typedPriceRange('12,50', 'x', 'it')).toEqual({ from: 1250, to: null });
    expect(typedPriceRange('', null, 'it')).toBeNull();
  });

  it.each([
    ['', null],
    [' ', null],
    ['12,50', 1250],
    ['x', 'unreadable'],
  ])('S2 a field with %j holds %j', (typed, end) => {
    expect(typedEnd(typed, 'it')).toBe(end);
  });

  it('S2 turns a range that stands on its head', () => {
    expect(typedPriceRange('25', '10', 'it')).toEqual({ from: 1000, to: 2500 });
  });

  it('S2 M7 writes an amount as a field of the language holds it', () => {
    const written = (locale: 'it' | 'en') =>
      [null, 1200, 1250, 5].map((cents) => priceFieldValue(cents, locale));
    expect(written('en')).toEqual(['', '12', '12.50', '0.05']);
    expect(written('it')).toEqual(['', '12', '12,50', '0,05']);
  });

  it('S2 is sent by the form without JavaScript in units', () => {
    const sent = (query: string) => submittedListing(new URLSearchParams(query), EVERYTHING, 'it');
    expect(sent('price_from=10&price_to=')?.price).toEqual({ from: 1000, to: null });
    expect(sent('price_to=12,50')?.price).toEqual({ from: null, to: 1250 });
    expect(sent('price_from=10')?.price).toEqual({ from: 1000, to: null });
    expect(sent('price_from=&price_to=')?.price).toBeNull();
    expect(sent('grape=barbera')).toBeNull();
  });
});
