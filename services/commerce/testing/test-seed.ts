import type { Seed, SeedAddress } from '../seeding/seed-format.ts';

const warehouse: SeedAddress = {
  line_1: 'Via Cavour 1',
  city: 'Alba',
  zip_code: '12051',
  state_code: 'CN',
  country_code: 'IT',
  phone: '+39 0173 000000',
  company: 'Magazzino',
};

/**
 * A small catalogue for tests: two markets (EUR with 22 % tax in Italy, USD
 * untaxed), two stock locations, wine that is heavy and gifts that are not.
 */
export const testSeed = {
  organization: { name: 'Test shop' },
  applications: [],
  merchants: [{ reference: 'shop', name: 'Shop', address: warehouse }],
  priceLists: [
    { reference: 'eur', name: 'Euro', code: 'eur', currency_code: 'EUR' },
    { reference: 'usd', name: 'Dollar', code: 'usd', currency_code: 'USD' },
  ],
  stockLocations: [
    { reference: 'alba', name: 'Alba', code: 'alba', address: warehouse },
    { reference: 'milano', name: 'Milano', code: 'milano', address: warehouse },
  ],
  inventoryModels: [
    { reference: 'all', name: 'All', strategy: 'no_split', stockLocations: ['alba', 'milano'] },
  ],
  taxCalculators: [
    {
      reference: 'vat',
      name: 'VAT',
      rules: [
        { name: 'Italy', tax_rate: 0.22, country_code_regex: '^IT$', freight_taxable: true },
        { name: 'Elsewhere', tax_rate: 0 },
      ],
    },
  ],
  markets: [
    {
      reference: 'it-eur',
      name: 'IT EUR',
      code: 'it-eur',
      merchant: 'shop',
      priceList: 'eur',
      inventoryModel: 'all',
      taxCalculator: 'vat',
      metadata: { zone_code: 'IT' },
    },
    {
      reference: 'row-usd',
      name: 'Rest of World USD',
      code: 'row-usd',
      merchant: 'shop',
      priceList: 'usd',
      inventoryModel: 'all',
    },
  ],
  shippingCategories: [
    { reference: 'bottles', name: 'Bottles', code: 'bottles' },
    { reference: 'gifts', name: 'Gifts', code: 'gifts' },
  ],
  shippingZones: [{ reference: 'italy', name: 'Italy', country_code_regex: '^IT$' }],
  shippingMethods: [
    {
      reference: 'standard',
      name: 'Standard',
      currency_code: 'EUR',
      price_amount_cents: 700,
      free_over_amount_cents: 9_900,
      shippingZone: 'italy',
    },
    {
      reference: 'express',
      name: 'Express',
      currency_code: 'EUR',
      price_amount_cents: 1_500,
      shippingZone: 'italy',
    },
  ],
  deliveryLeadTimes: [
    {
      reference: 'alba-standard',
      stockLocation: 'alba',
      shippingMethod: 'standard',
      min_hours: 48,
      max_hours: 72,
    },
  ],
  paymentMethods: [
    {
      reference: 'cash',
      name: 'Cash on delivery',
      payment_source_type: 'wire_transfers',
      currency_code: 'EUR',
      price_amount_cents: 300,
    },
  ],
  skus: [
    {
      code: 'BARBERA-750',
      name: 'Barbera',
      description: 'Vino rosso',
      image_url: '/media/barbera.webp',
      shippingCategory: 'bottles',
      prices: {
        EUR: { amount_cents: 1_250, compare_at_amount_cents: 1_500 },
        USD: { amount_cents: 1_600 },
      },
      stock: { alba: 10, milano: 5 },
      metadata: { kind: 'wine', categories: ['wine', 'red'], facts: { vintage: 2022 } },
    },
    {
      code: 'ARNEIS-750',
      name: 'Arneis',
      shippingCategory: 'bottles',
      prices: { EUR: { amount_cents: 1_490 } },
      stock: { alba: 3 },
      metadata: { kind: 'wine', categories: ['wine', 'white'] },
    },
    {
      code: 'CORKSCREW',
      name: 'Cavatappi',
      shippingCategory: 'gifts',
      prices: { EUR: { amount_cents: 2_000 }, USD: { amount_cents: 2_500 } },
      stock: { alba: 100 },
      metadata: { kind: 'accessory', categories: ['accessories'] },
    },
    {
      code: 'VOUCHER',
      name: 'Degustazione',
      shippingCategory: 'gifts',
      prices: { EUR: { amount_cents: 3_000 } },
      stock: {},
      do_not_ship: true,
      do_not_track: true,
      metadata: { kind: 'gift' },
    },
    {
      code: 'FREE-SAMPLE',
      name: 'Assaggio',
      shippingCategory: 'gifts',
      prices: { EUR: { amount_cents: 0 } },
      stock: {},
      do_not_ship: true,
      do_not_track: true,
    },
    {
      code: 'NO-PRICE',
      name: 'Senza prezzo',
      shippingCategory: 'bottles',
      prices: {},
      stock: { alba: 5 },
    },
    {
      code: 'NO-STOCK',
      name: 'Senza magazzino',
      shippingCategory: 'bottles',
      prices: { EUR: { amount_cents: 100 } },
      stock: {},
    },
  ],
  skuOptions: [{ reference: 'greeting-card', name: 'Biglietto', prices: { EUR: 250 } }],
  skuLists: [
    { slug: 'duo', name: 'Duo', skus: ['BARBERA-750', { code: 'ARNEIS-750', quantity: 2 }] },
  ],
  bundles: [
    {
      code: 'DUO',
      name: 'Duo',
      skuList: 'duo',
      prices: { EUR: { price_amount_cents: 4_000, compare_at_amount_cents: 4_230 } },
    },
  ],
  promotions: [],
  coupons: [],
  giftCards: [],
  customers: [{ email: 'anna@example.com', password: 'segreto1' }],
} as const satisfies Seed;
