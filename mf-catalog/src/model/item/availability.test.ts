import { availabilityOf } from './availability.ts';

describe('availabilityOf', () => {
  it.each([0, -3, Number.NaN])('K shows sold out for a stock of %p', (stock) => {
    expect(availabilityOf(stock)).toEqual({ kind: 'sold-out' });
  });

  it.each([1, 4, 5])('K counts out %p pieces, up to the threshold of 5', (stock) => {
    expect(availabilityOf(stock)).toEqual({ kind: 'few', count: stock });
  });

  it('K says only "in stock" above the threshold', () => {
    expect(availabilityOf(6)).toEqual({ kind: 'in-stock' });
  });
});
