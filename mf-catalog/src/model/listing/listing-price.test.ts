import { priceFieldValue, typedPriceRange } from './listing-price.ts';
import { submittedListing } from './submitted-listing.ts';
import { EVERYTHING } from './listing-query.ts';

describe('typed prices', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    [' 12.99 ', 1299],
    ['0.29', 29],
    ['1.', 100],
  ])('S2 takes %p for %p cents', (typed, cents) => {
    expect(typedPriceRange(typed, '')).toEqual({ from: cents, to: null });
  });

  it.each(['', '-1', '1e3', 'NaN', '12.999', '99999999', '<b>'])('S2 drops %p', (typed) => {
    expect(typedPriceRange(typed, typed)).toBeNull();
  });

  it('S2 turns a range that stands on its head', () => {
    expect(typedPriceRange('25', '10')).toEqual({ from: 1000, to: 2500 });
  });

  it('S2 writes an amount as a number field holds it', () => {
    expect([null, 1200, 1250, 5].map(priceFieldValue)).toEqual(['', '12', '12.50', '0.05']);
  });

  it('S2 is sent by the form without JavaScript in units', () => {
    const sent = (query: string) => submittedListing(new URLSearchParams(query), EVERYTHING);
    expect(sent('price_from=10&price_to=')?.price).toEqual({ from: 1000, to: null });
    expect(sent('price_to=25')?.price).toEqual({ from: null, to: 2500 });
    expect(sent('price_from=10')?.price).toEqual({ from: 1000, to: null });
    expect(sent('price_from=&price_to=')?.price).toBeNull();
    expect(sent('grape=barbera')).toBeNull();
  });
});
