import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeTerms } from '../../../testing/make-terms.ts';
import { deliveryRows } from './delivery-table.tsx';

const market = (code: string) => MARKETS.find(({ market_code }) => market_code === code)!;
const terms = [
  makeTerms({ reference: 'courier-italy' }),
  makeTerms({ reference: 'courier-europe' }),
  makeTerms({ reference: 'courier-norway', price: { cents: 2690, currency: 'USD' } }),
  makeTerms({ reference: 'courier-world', price: { cents: 3900, currency: 'USD' } }),
];
const shown = (code: string) => deliveryRows(terms, market(code)).map(({ reference }) => reference);

describe('deliveryRows', () => {
  it('M6 gives a country its own way of travelling', () => {
    expect(shown('it-eur')).toEqual(['courier-italy']);
    expect(shown('de-eur')).toEqual(['courier-europe']);
  });

  it('M6 gives all of its currency to a market of several countries', () => {
    expect(shown('rest-of-world-usd')).toEqual(['courier-norway', 'courier-world']);
  });

  it('lists all of the currency for a country without its own, and none of another currency', () => {
    expect(deliveryRows(terms.slice(1), market('it-eur'))).toHaveLength(1);
    expect(shown('ch-chf')).toEqual([]);
  });
});
