import type {
  SeedDeliveryLeadTime,
  SeedInventoryModel,
  SeedShippingCategory,
  SeedShippingMethod,
  SeedShippingZone,
  SeedStockLocation,
} from '../../seeding/seed-format.ts';
import { textOfNames, type Names } from './names.ts';

export type StockLocationReference = 'bologna' | 'cantina';

/** Two levels of stock: the shop's own warehouse, and the cellars that send on demand. */
export const stockLocations = [
  {
    reference: 'bologna',
    name: 'Magazzino di Bologna',
    code: 'BO',
    address: {
      company: 'Fonte & Vigna',
      line_1: 'Via del Fontanile 18',
      city: 'Bologna',
      zip_code: '40128',
      state_code: 'BO',
      country_code: 'IT',
      phone: '+39 051 0000018',
    },
  },
  {
    reference: 'cantina',
    name: 'Cantina dei produttori',
    code: 'CP',
    address: {
      company: 'Fonte & Vigna, deposito dei produttori',
      line_1: 'Strada delle Cantine 4',
      city: 'Asti',
      zip_code: '14100',
      state_code: 'AT',
      country_code: 'IT',
      phone: '+39 0141 000004',
    },
  },
] as const satisfies readonly SeedStockLocation[];

/** One parcel an order wherever one place has everything, Bologna asked first; else one from each place. */
export const inventoryModels = [
  {
    reference: 'warehouse-first',
    name: 'Prima il magazzino',
    strategy: 'no_split',
    stockLocations: ['bologna', 'cantina'],
  },
] as const satisfies readonly SeedInventoryModel[];

/** Everything the shop sells travels in the same padded parcel: an order is split by place alone. */
export const shippingCategories = [
  { reference: 'parcel', name: 'Collo protetto', code: 'PARCEL' },
] as const satisfies readonly SeedShippingCategory[];

const BRT =
  'https://www.mybrt.it/it/mybrt/my-parcels/search?lang=it&parcelNumber={tracking_number}';
const DHL = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={tracking_number}';

interface Route {
  readonly reference: string;
  readonly zone: string;
  readonly countries: string;
  /** Names of the shipping method; the Italian name is the platform's own. */
  readonly method: Names;
  /** The carrier's page about a parcel, for mails and pages that follow it. */
  readonly tracking: string;
  readonly currency: 'EUR' | 'GBP' | 'CHF' | 'USD';
  readonly price: number;
  readonly freeOver: number;
  /** Hours door to door, from each stock location. */
  readonly bologna: readonly [min: number, max: number];
  readonly cantina: readonly [min: number, max: number];
}

/** One route per zone: where to, by which service, for how much (integer cents), and how long it takes. */
export const routes = [
  {
    reference: 'italy',
    zone: 'Italia',
    countries: '^IT$',
    method: {
      it: 'Corriere espresso Italia',
      en: 'Express courier within Italy',
      de: 'Expressversand innerhalb Italiens',
      es: 'Envío exprés en Italia',
      fr: 'Livraison express en Italie',
    },
    tracking: BRT,
    currency: 'EUR',
    price: 690,
    freeOver: 6900,
    bologna: [24, 48],
    cantina: [168, 336],
  },
  {
    reference: 'europe',
    zone: 'Europa',
    countries: '^(AT|BE|DE|ES|FR|NL)$',
    method: {
      it: 'Corriere Europa',
      en: 'Courier within Europe',
      de: 'Versand innerhalb Europas',
      es: 'Envío en Europa',
      fr: 'Livraison en Europe',
    },
    tracking: DHL,
    currency: 'EUR',
    price: 1290,
    freeOver: 12900,
    bologna: [48, 96],
    cantina: [192, 360],
  },
  {
    reference: 'united-kingdom',
    zone: 'Regno Unito',
    countries: '^GB$',
    method: {
      it: 'Corriere Regno Unito',
      en: 'Courier to the United Kingdom',
      de: 'Versand ins Vereinigte Königreich',
      es: 'Envío al Reino Unido',
      fr: 'Livraison au Royaume-Uni',
    },
    tracking: DHL,
    currency: 'GBP',
    price: 1495,
    freeOver: 14900,
    bologna: [96, 144],
    cantina: [216, 384],
  },
  {
    reference: 'switzerland',
    zone: 'Svizzera',
    countries: '^CH$',
    method: {
      it: 'Corriere Svizzera',
      en: 'Courier to Switzerland',
      de: 'Versand in die Schweiz',
      es: 'Envío a Suiza',
      fr: 'Livraison en Suisse',
    },
    tracking: DHL,
    currency: 'CHF',
    price: 1490,
    freeOver: 14900,
    bologna: [48, 96],
    cantina: [192, 360],
  },
  {
    reference: 'norway',
    zone: 'Norvegia',
    countries: '^NO$',
    method: {
      it: 'Corriere Norvegia',
      en: 'Courier to Norway',
      de: 'Versand nach Norwegen',
      es: 'Envío a Noruega',
      fr: 'Livraison en Norvège',
    },
    tracking: DHL,
    currency: 'USD',
    price: 2690,
    freeOver: 24900,
    bologna: [96, 168],
    cantina: [240, 408],
  },
  {
    reference: 'united-states',
    zone: 'Stati Uniti',
    countries: '^US$',
    method: {
      it: 'Corriere aereo Stati Uniti',
      en: 'Air courier to the United States',
      de: 'Luftversand in die USA',
      es: 'Envío aéreo a Estados Unidos',
      fr: 'Livraison aérienne aux États-Unis',
    },
    tracking: DHL,
    currency: 'USD',
    price: 2990,
    freeOver: 27900,
    bologna: [120, 192],
    cantina: [264, 432],
  },
  {
    reference: 'world',
    zone: 'Resto del mondo',
    countries: '^(CO|HK|IS|JP|NZ|SG|TW|ZA)$',
    method: {
      it: 'Corriere aereo internazionale',
      en: 'International air courier',
      de: 'Internationaler Luftversand',
      es: 'Envío aéreo internacional',
      fr: 'Livraison aérienne internationale',
    },
    tracking: DHL,
    currency: 'USD',
    price: 3900,
    freeOver: 34900,
    bologna: [144, 240],
    cantina: [288, 480],
  },
] as const satisfies readonly Route[];

export const shippingZones: readonly SeedShippingZone[] = routes.map(
  ({ reference, zone, countries }) => ({
    reference,
    name: zone,
    country_code_regex: countries,
  }),
);

export const shippingMethods: readonly SeedShippingMethod[] = routes.map((route) => ({
  reference: `courier-${route.reference}`,
  name: route.method.it,
  metadata: { text: textOfNames(route.method), tracking_url: route.tracking },
  currency_code: route.currency,
  price_amount_cents: route.price,
  free_over_amount_cents: route.freeOver,
  shippingZone: route.reference,
}));

export const deliveryLeadTimes: readonly SeedDeliveryLeadTime[] = routes.flatMap((route) =>
  (['bologna', 'cantina'] as const).map((stockLocation) => ({
    reference: `${stockLocation}-${route.reference}`,
    stockLocation,
    shippingMethod: `courier-${route.reference}`,
    min_hours: route[stockLocation][0],
    max_hours: route[stockLocation][1],
  })),
);
