import { pricePerLitre } from './price.ts';

const eur = (cents: number) => ({ cents, currency: 'EUR' as const });

describe('pricePerLitre', () => {
  it.each([
    [1490, 750, 1987],
    [890, 375, 2373],
    [3600, 1500, 2400],
    [190, 500, 380],
    [0, 750, 0],
  ])('S2 S3 of %s cents for %s ml is %s cents', (cents, sizeMl, litre) => {
    expect(pricePerLitre({ price: eur(cents), sizeMl }, 'IT')).toEqual(eur(litre));
  });

  it.each([
    ['of a litre, whose price it is', { price: eur(190), sizeMl: 1000 }, 'IT'],
    ['of what has no volume', { price: eur(2400), sizeMl: null }, 'IT'],
    ['of what says nonsense about it', { price: eur(2400), sizeMl: 0 }, 'IT'],
    ['of what says less than nothing', { price: eur(2400), sizeMl: -750 }, 'IT'],
    ['without a price', { price: null, sizeMl: 750 }, 'IT'],
    [
      'in the United States',
      { price: { cents: 1700, currency: 'USD' as const }, sizeMl: 750 },
      'US',
    ],
  ])('S2 S3 is null %s', (_, item, country) => {
    expect(pricePerLitre(item, country)).toBeNull();
  });

  it('S2 S3 keeps the currency of the price', () => {
    const price = { cents: 1500, currency: 'CHF' as const };
    expect(pricePerLitre({ price, sizeMl: 750 }, 'CH')).toEqual({ cents: 2000, currency: 'CHF' });
  });
});
