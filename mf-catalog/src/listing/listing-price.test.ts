import { priceFieldValue, parsePriceField, parsePriceFields } from './listing-price.ts';
import { listingFromForm } from './listing-price.ts';
import { UNFILTERED } from './listing-query.ts';

describe('typed prices', () => {
  it('S2 an end that cannot be parsed is open', () => {
    expect(parsePriceFields('12,50', 'x', 'it')).toEqual({ from: 1250, to: null });
    expect(parsePriceFields('', null, 'it')).toBeNull();
  });

  it.each([
    ['', null],
    [' ', null],
    ['12,50', 1250],
    ['x', 'unreadable'],
  ])('S2 a field with %j parses to %j', (typed, end) => {
    expect(parsePriceField(typed, 'it')).toBe(end);
  });

  it('S2 swaps the ends of an inverted range', () => {
    expect(parsePriceFields('25', '10', 'it')).toEqual({ from: 1000, to: 2500 });
  });

  it('S2 M7 formats an amount for a field of the language', () => {
    const written = (locale: 'it' | 'en') =>
      [null, 1200, 1250, 5].map((cents) => priceFieldValue(cents, locale));
    expect(written('en')).toEqual(['', '12', '12.50', '0.05']);
    expect(written('it')).toEqual(['', '12', '12,50', '0,05']);
  });

  it('S2 is submitted in currency units without JavaScript', () => {
    const sent = (query: string) => listingFromForm(new URLSearchParams(query), UNFILTERED, 'it');
    expect(sent('price_from=10&price_to=')?.price).toEqual({ from: 1000, to: null });
    expect(sent('price_to=12,50')?.price).toEqual({ from: null, to: 1250 });
    expect(sent('price_from=10')?.price).toEqual({ from: 1000, to: null });
    expect(sent('price_from=&price_to=')?.price).toBeNull();
    expect(sent('grape=barbera')).toBeNull();
  });

  it('S2 empty fields keep a band that was ticked without JavaScript, typed ones replace it', () => {
    const band = { ...UNFILTERED, price: { from: 1000, to: 2000 } };
    const sent = (query: string) => listingFromForm(new URLSearchParams(query), band, 'it')?.price;
    expect(sent('price_from=&price_to=')).toEqual(band.price);
    expect(sent('price_from=5&price_to=')).toEqual({ from: 500, to: null });
  });
});
