import type { Container, Money } from '@shop/contracts/commerce';
import type { CatalogueItem, DeliveryLevel } from '@shop/contracts/commerce/catalogue';
import type { Drink } from '@shop/contracts/market';

/** Part of builds too, not only of tests: the gallery of the standalone page shows these items. */
export const euros = (cents: number): Money => ({ cents, currency: 'EUR' });

/** A stock level with a delivery time in days. */
export const level = (quantity: number, minDays: number, maxDays: number): DeliveryLevel => ({
  quantity,
  minDays,
  maxDays,
  minHours: minDays * 24,
  maxHours: maxDays * 24,
});

export const PICTURE = {
  id: 'barbera-asti-750',
  width: 1280,
  height: 1600,
  widths: [320, 640, 960, 1280],
  formats: ['avif', 'webp'],
  placeholder: '#E9DFC8',
};

const barberaText = {
  it: { name: 'Barbera d’Asti', summary: 'Una riga', story: 'Un racconto' },
  en: { name: 'Barbera d’Asti', summary: 'One line', story: 'A story of Barbera' },
};

/** The compare-at price as the lowest price before the reduction in Italy, which may thus be announced. */
const lowestPrices = ({ price, compareAt }: CatalogueItem): object =>
  price && compareAt
    ? { lowest_prices: { 'it-eur': { now: price.cents, before: compareAt.cents } } }
    : {};

/** Adds what the service writes into the metadata of a reduced item. */
const announced = (item: CatalogueItem): CatalogueItem => ({
  ...item,
  metadata: { ...lowestPrices(item), ...item.metadata },
});

/** A red wine in the documented shape. Any field can be overridden; a compare-at price may be announced in Italy. */
export const makeItem = (overrides: Partial<CatalogueItem> = {}): CatalogueItem =>
  announced({
    kind: 'sku',
    id: 'skuBarbera',
    code: 'BARBERA-ASTI-750',
    name: 'Barbera d’Asti',
    description: 'Descrizione della piattaforma',
    imageUrl: '/media/barbera-asti-750-640.webp',
    price: euros(1450),
    compareAt: null,
    metadata: {
      kind: 'wine',
      categories: ['wine', 'red'],
      picture: PICTURE,
      text: barberaText,
      facts: {
        producer: 'Cascina Orsarola',
        region: 'piemonte',
        grape: 'barbera',
        vintage: 2022,
        alcohol: 14,
        size_ml: 750,
        pairing: ['cheese', 'meat'],
      },
    },
    stock: 40,
    options: [],
    levels: [level(40, 2, 3)],
    parts: [],
    ...overrides,
  });

/** A wine with its own code and name, in the given categories. */
export const makeWine = (
  name: string,
  {
    categories = ['wine', 'red'],
    ...overrides
  }: Partial<CatalogueItem> & { categories?: string[] } = {},
): CatalogueItem => {
  const code = name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-');
  const text = { en: { name, summary: `${name} in one line`, story: `The story of ${name}` } };
  const metadata = { ...makeItem().metadata, categories, text };
  return makeItem({ id: code, code, name, metadata, ...overrides });
};

const bottle = (
  drink: Drink,
  use: 'refillable' | 'single-use',
  quantity: number,
  cents: number,
) => ({
  drink,
  quantity,
  packaging: { material: 'glass' as const, use, milliliters: 750 },
  deposit: { DE: cents },
});

/** Containers of one bottle of water, with its deposit in Germany. */
export const BOTTLES = {
  singleUse: [bottle('water', 'single-use', 1, 25)],
  refillable: [bottle('water', 'refillable', 1, 15)],
  /** Nothing is declared: not sold in Germany, Austria and the Netherlands. */
  undeclared: [{ ...bottle('water', 'single-use', 1, 0), packaging: null, deposit: {} }],
  /** Of a box of two waters of each kind, and a wine. */
  box: [
    bottle('water', 'single-use', 2, 25),
    bottle('water', 'refillable', 2, 15),
    bottle('wine', 'single-use', 1, 0),
  ],
} satisfies Record<string, readonly Container[]>;

/** A gift box with two Barbera and one water. */
export const makeBundle = (overrides: Partial<CatalogueItem> = {}): CatalogueItem =>
  makeItem({
    kind: 'bundle',
    id: 'bundleAperitivo',
    code: 'BUNDLE-APERITIVO',
    name: 'Cassetta Aperitivo',
    price: euros(2450),
    compareAt: euros(2720),
    levels: [],
    metadata: {
      kind: 'gift',
      categories: ['gifts'],
      text: {
        en: { name: 'Aperitivo Box', summary: 'The hour before dinner', story: 'A pine box' },
      },
    },
    parts: [
      {
        code: 'BARBERA-ASTI-750',
        name: 'Barbera d’Asti',
        quantity: 2,
        imageUrl: null,
        metadata: { text: barberaText },
      },
      {
        code: 'NIVALE-750',
        name: 'Nivale',
        quantity: 1,
        imageUrl: '/media/acqua-nivale-still-750-640.webp',
        metadata: {},
      },
    ],
    ...overrides,
  });
