import { seed } from './index.ts';
import { applications } from './organization.ts';
import type { SeedApplication } from '../../seeding/seed-format.ts';

const zonesOf = (country: string) =>
  seed.shippingZones.filter(({ country_code_regex: pattern = '' }) =>
    new RegExp(pattern).test(country),
  );

const marketCountries = seed.markets.map(({ name, metadata }) => ({
  name,
  currency: String(metadata!.currency),
  countries: String(metadata!.zone_code).split('|'),
}));

const expected = {
  EUR: ['NL', 'FR', 'ES', 'DE', 'BE', 'AT', 'IT'],
  GBP: ['GB'],
  CHF: ['CH'],
  USD: ['US', 'SG', 'JP', 'HK', 'NZ', 'NO', 'IS', 'ZA', 'CO', 'TW'],
};

describe('markets', () => {
  it.each(Object.entries(expected))(
    'M6 sell in %s to exactly the countries named',
    (currency, countries) => {
      const found = marketCountries
        .filter((each) => each.currency === currency)
        .flatMap((each) => each.countries);
      expect(found.sort()).toEqual([...countries].sort());
    },
  );

  it('M4 are named by zone and currency, with a code made of the name', () => {
    for (const { name, code, metadata } of seed.markets) {
      expect(name.endsWith(` ${String(metadata!.currency)}`)).toBe(true);
      expect(code).toBe(name.toLowerCase().replaceAll(' ', '-'));
    }
  });

  it('M6 carry every field of a market', () => {
    for (const { metadata } of seed.markets) {
      for (const field of [
        'market_id',
        'market_name',
        'zone_name',
        'zone_code',
        'currency',
        'shipping_method',
        'shipping_method_name',
      ]) {
        expect(String(metadata![field] ?? '')).not.toBe('');
      }
    }
  });

  it('S11 are delivered to by methods that name a carrier’s page', () => {
    for (const { metadata } of seed.shippingMethods)
      expect(metadata?.['tracking_url']).toMatch(/^https:\/\/\S+\{tracking_number\}/);
  });

  it('M6 have Norway and the United States as zones of their own', () => {
    expect(zonesOf('NO').map(({ reference }) => reference)).toEqual(['norway']);
    expect(zonesOf('US').map(({ reference }) => reference)).toEqual(['united-states']);
  });

  it('find price list, stock, merchant and taxes', () => {
    for (const market of seed.markets) {
      expect(
        seed.priceLists.find(({ reference }) => reference === market.priceList)?.currency_code,
      ).toBe(market.metadata!.currency);
      expect(
        seed.inventoryModels.some(({ reference }) => reference === market.inventoryModel),
      ).toBe(true);
      expect(seed.merchants.some(({ reference }) => reference === market.merchant)).toBe(true);
      expect(seed.taxCalculators.some(({ reference }) => reference === market.taxCalculator)).toBe(
        true,
      );
    }
  });
});

describe('shipping', () => {
  const destinations = marketCountries.flatMap(({ currency, countries }) =>
    countries.map((country) => ({ currency, country })),
  );

  it.each(destinations)(
    'M6 reaches $country by one method priced in $currency',
    ({ country, currency }) => {
      const zones = zonesOf(country);
      expect(zones).toHaveLength(1);
      const methods = seed.shippingMethods.filter(
        ({ shippingZone }) => shippingZone === zones[0]!.reference,
      );
      expect(methods.map((method) => method.currency_code)).toEqual([currency]);
      expect(methods[0]!.free_over_amount_cents!).toBeGreaterThan(methods[0]!.price_amount_cents);
    },
  );

  it('K promises a time from both levels of stock: promptly in Italy, within 7 to 14 days from the cellars', () => {
    const timeOf = (reference: string) =>
      seed.deliveryLeadTimes.find((each) => each.reference === reference);
    expect(seed.deliveryLeadTimes).toHaveLength(
      seed.shippingMethods.length * seed.stockLocations.length,
    );
    expect(timeOf('bologna-italy')).toMatchObject({ min_hours: 24, max_hours: 48 });
    expect(timeOf('cantina-italy')).toMatchObject({ min_hours: 7 * 24, max_hours: 14 * 24 });
    for (const { min_hours, max_hours } of seed.deliveryLeadTimes)
      expect(max_hours).toBeGreaterThan(min_hours);
  });
});

describe('payment and access', () => {
  it('P1 P2 offers card and cash on delivery in every currency', () => {
    for (const { currency_code: currency } of seed.priceLists) {
      // Cash on delivery is a wire transfer without a bank account.
      const types = seed.paymentMethods
        .filter((method) => method.currency_code === currency && !method.metadata?.['bank_account'])
        .map((method) => method.payment_source_type);
      expect(types.sort()).toEqual(['braintree_payments', 'wire_transfers']);
    }
  });

  it('X has a public sales channel, a secret for the integration alone, and neither in the catalog', () => {
    expect(seed.applications).toEqual([]);
    const [shop, backOffice]: readonly SeedApplication[] = applications;
    expect(shop).toMatchObject({ client_id: 'fonte-vigna-shop', kind: 'sales_channel' });
    expect(shop!.secret).toBeUndefined();
    expect(backOffice).toMatchObject({ client_id: 'fonte-vigna-backoffice', kind: 'integration' });
    expect(backOffice!.secret).toBeTruthy();
  });
});
