import type { ContainerMaterial } from '@shop/contracts/market';
import type { CatalogueSku } from '../catalog-sku.ts';

interface Bottle {
  readonly material: ContainerMaterial;
  readonly use: 'refillable' | 'single-use';
}

const GLASS: Bottle = { material: 'glass', use: 'single-use' };

/** Bottles of other than single-use glass, by producer. */
const BOTTLES: Readonly<Record<string, Bottle>> = {
  'Fonte Nivale': { material: 'glass', use: 'refillable' },
};

/** German deposits on a bottle of water, in cents: by law on single-use bottles, by custom of the trade on others. */
const GERMAN_DEPOSIT: Readonly<Record<Bottle['use'], number>> = {
  'single-use': 25,
  refillable: 15,
};

/** Metadata of a drink about its bottle: `packaging`, and `deposit` in cents by country. Other items have none. */
export const packagingOf = ({ code, kind, facts: { producer, size_ml } }: CatalogueSku) => {
  if (kind !== 'wine' && kind !== 'water') return {};
  if (size_ml === undefined) throw new Error(`${code}: the volume of its bottle is missing`);
  const { material, use } = BOTTLES[producer] ?? GLASS;
  return {
    packaging: { material, use, volume_ml: size_ml },
    ...(kind === 'water' && { deposit: { DE: GERMAN_DEPOSIT[use] } }),
  };
};
