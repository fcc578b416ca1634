import { pricePerLiter } from './price.ts';

const eur = (cents: number) => ({ cents, currency: 'EUR' as const });

describe('pricePerLiter', () => {
  it.each([
    [1490, 750, 1987],
    [890, 375, 2373],
    [3600, 1500, 2400],
    [190, 500, 380],
    [0, 750, 0],
  ])('S2 S3 of %s cents for %s ml is %s cents', (cents, sizeMl, perLiter) => {
    expect(pricePerLiter({ price: eur(cents), sizeMl }, 'IT')).toEqual(eur(perLiter));
  });

  it.each([
    ['for one liter', { price: eur(190), sizeMl: 1000 }, 'IT'],
    ['without a volume', { price: eur(2400), sizeMl: null }, 'IT'],
    ['for a volume of 0', { price: eur(2400), sizeMl: 0 }, 'IT'],
    ['for a negative volume', { price: eur(2400), sizeMl: -750 }, 'IT'],
    ['without a price', { price: null, sizeMl: 750 }, 'IT'],
    [
      'in the United States',
      { price: { cents: 1700, currency: 'USD' as const }, sizeMl: 750 },
      'US',
    ],
  ])('S2 S3 is null %s', (_, item, country) => {
    expect(pricePerLiter(item, country)).toBeNull();
  });

  it('S2 S3 keeps the currency of the price', () => {
    const price = { cents: 1500, currency: 'CHF' as const };
    expect(pricePerLiter({ price, sizeMl: 750 }, 'CH')).toEqual({ cents: 2000, currency: 'CHF' });
  });
});
