import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import { BOTTLES, euros, level, makeBundle, makeItem } from '../factories.ts';

/** One state of a product, with the name used by the gallery and the tests. */
export interface ProductState {
  name: string;
  item: CatalogueItem;
}

const { metadata } = makeItem();
const LONG =
  'Riserva straordinaria della vigna più alta di Castelnuovo Calcea, affinata trentasei mesi in botti di rovere';

const option = (id: string, name: string, cents: number) => ({
  id,
  name,
  price: euros(cents),
  metadata: {},
});

/** Every visible state of a product (section K). */
export const productStates: readonly ProductState[] = [
  { name: 'in stock', item: makeItem() },
  { name: 'only 3 left', item: makeItem({ stock: 3, levels: [level(3, 2, 3)] }) },
  { name: 'sold out', item: makeItem({ stock: 0, levels: [] }) },
  { name: 'prompt, within 48 hours', item: makeItem({ levels: [level(40, 1, 2)] }) },
  { name: 'delivery at once', item: makeItem({ levels: [level(40, 0, 1)] }) },
  { name: 'default range, 7 to 14 days', item: makeItem({ levels: [] }) },
  {
    name: 'two stock levels',
    item: makeItem({ stock: 44, levels: [level(4, 1, 2), level(40, 5, 8)] }),
  },
  { name: 'former price', item: makeItem({ compareAt: euros(1900) }) },
  // Their deposits and words appear in Germany.
  { name: 'single-use bottle', item: makeItem({ containers: BOTTLES.singleUse }) },
  { name: 'refillable bottle', item: makeItem({ containers: BOTTLES.refillable }) },
  { name: 'bottle that is not declared', item: makeItem({ containers: BOTTLES.undeclared }) },
  { name: 'without a price', item: makeItem({ price: null }) },
  {
    name: 'at most 6 for each order',
    item: makeItem({ metadata: { ...metadata, maxQuantity: 6 } }),
  },
  {
    name: 'options',
    item: makeItem({ options: [option('card', 'Biglietto', 350), option('wrap', 'Carta', 0)] }),
  },
  { name: 'bundle', item: makeBundle() },
  {
    name: 'long names',
    item: makeItem({
      name: LONG,
      metadata: {
        ...metadata,
        text: { it: { name: LONG, summary: `${LONG}, ${LONG}`, story: `${LONG}. ${LONG}.` } },
        facts: {
          region: 'piemonte',
          vintage: 2022,
          producer: 'Donaudampfschifffahrtsgesellschaftskellerei',
        },
      },
    }),
  },
  {
    name: 'without a picture',
    item: makeItem({ imageUrl: null, metadata: { ...metadata, picture: null } }),
  },
  {
    name: 'without a translation',
    item: makeItem({
      metadata: { ...metadata, text: { it: { name: 'Acqua della Fonte', summary: 'Solo qui' } } },
    }),
  },
  { name: 'without any text', item: makeItem({ description: '', metadata: {} }) },
  {
    name: 'unknown facts',
    item: makeItem({
      metadata: { ...metadata, facts: { region: 'terra-nuova', grape: ['uva-ignota', 'barbera'] } },
    }),
  },
];
