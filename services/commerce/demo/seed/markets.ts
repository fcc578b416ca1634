import type { SeedMarket, SeedPriceList } from '../../seeding/seed-format.ts';
import { currencies } from './vocabulary.ts';
import type { Currency } from './vocabulary.ts';
import { shippingMethods } from './shipping.ts';

export const priceLists: readonly SeedPriceList[] = currencies.map((currency) => ({
  reference: currency.toLowerCase(),
  name: `Listino ${currency}`,
  code: currency,
  currency_code: currency,
}));

interface MarketForm {
  readonly name: string;
  readonly zoneName: string;
  /** Country codes joined by `|`. */
  readonly zoneCode: string;
  readonly currency: Currency;
  /** Reference of a shipping route. */
  readonly route: string;
}

const methodOf = (route: string) => {
  const reference = `courier-${route}`;
  const method = shippingMethods.find((each) => each.reference === reference);
  return { shipping_method: reference, shipping_method_name: method?.name ?? '' };
};

const market = ({ name, zoneName, zoneCode, currency, route }: MarketForm) => {
  const code = name.toLowerCase().replaceAll(' ', '-');
  return {
    reference: code,
    name,
    code,
    merchant: 'fonte-vigna',
    priceList: currency.toLowerCase(),
    inventoryModel: 'warehouse-first',
    taxCalculator: 'vat',
    metadata: {
      market_id: code,
      market_name: name,
      zone_name: zoneName,
      zone_code: zoneCode,
      currency,
      ...methodOf(route),
    },
  };
};

const euro = (country: string, zoneName: string, route = 'europe') =>
  market({ name: `${country} EUR`, zoneName, zoneCode: country, currency: 'EUR', route });

const restOfWorld = market({
  name: 'Rest of World USD',
  zoneName: 'Rest of World',
  zoneCode: 'US|SG|JP|HK|NZ|NO|IS|ZA|CO|TW',
  currency: 'USD',
  route: 'world',
});

/** Every market of the shop (M6); Norway and the United States are zones of their own within the last. */
export const markets: readonly SeedMarket[] = [
  euro('IT', 'Italy', 'italy'),
  euro('NL', 'Netherlands'),
  euro('FR', 'France'),
  euro('ES', 'Spain'),
  euro('DE', 'Germany'),
  euro('BE', 'Belgium'),
  euro('AT', 'Austria'),
  market({
    name: 'GB GBP',
    zoneName: 'United Kingdom',
    zoneCode: 'GB',
    currency: 'GBP',
    route: 'united-kingdom',
  }),
  market({
    name: 'CH CHF',
    zoneName: 'Switzerland',
    zoneCode: 'CH',
    currency: 'CHF',
    route: 'switzerland',
  }),
  {
    ...restOfWorld,
    metadata: {
      ...restOfWorld.metadata,
      sub_zones: [
        { zone_name: 'Norway', zone_code: 'NO', ...methodOf('norway') },
        { zone_name: 'United States', zone_code: 'US', ...methodOf('united-states') },
      ],
    },
  },
];
