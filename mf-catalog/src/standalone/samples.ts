import { writeWishes } from '@shop/contracts/wish-list';
import type { Sample } from '@shop/standalone/samples';

const WISHES = [
  { kind: 'sku', code: 'BARBERA-ASTI-750' },
  { kind: 'sku', code: 'CANNONAU-750' },
  { kind: 'bundle', code: 'BUNDLE-APERITIVO' },
] as const;

/** The catalogue needs nothing but the catalogue; only a wish list is someone's. */
export const samples: readonly Sample[] = [
  {
    id: 'catalog',
    screens: [
      '/',
      '/category/wine',
      '/category/producer/cascina-orsarola',
      '/search?q=barbera',
      '/search?q=zzzz',
      '/product/BARBERA-ASTI-750',
      '/product/CANNONAU-750',
      '/single-product/BARBERA-ASTI-375',
      '/bundle/BUNDLE-APERITIVO',
    ],
  },
  {
    id: 'no-wishes',
    screens: ['/wish-list'],
    make: async () => {
      writeWishes({ owner: null, wishes: [] });
      return {};
    },
  },
  {
    id: 'wishes',
    screens: ['/wish-list'],
    make: async () => {
      const at = Date.now();
      writeWishes({
        owner: null,
        wishes: WISHES.map((wish, index) => ({ ...wish, at: at - index })),
      });
      return {};
    },
  },
];
