import type { ContainerMaterial, Drink } from '../../market/duties.ts';
import type { CountryCode } from '../../market/types.ts';
import { asNumber, asRecord, asText } from './metadata-values.ts';

const DRINKS: readonly string[] = ['water', 'wine'] satisfies Drink[];
const MATERIALS: readonly string[] = [
  'carton',
  'glass',
  'metal',
  'plastic',
] satisfies ContainerMaterial[];

/** What a drink is sold in, as the merchant declares it in `packaging` of a SKU's metadata. */
export interface Packaging {
  material: ContainerMaterial;
  use: 'refillable' | 'single-use';
  milliliters: number;
}

/** A drink's container. */
export interface Container {
  drink: Drink;
  /** Containers in one piece sold: one of a SKU, the quantity of the part in a bundle. */
  quantity: number;
  /** Null if the declaration is missing or incomplete. */
  packaging: Packaging | null;
  /** `deposit` of the metadata: by country, in cents of its currency. */
  deposit: Readonly<Record<CountryCode, number>>;
}

const packagingOf = (metadata: Readonly<Record<string, unknown>>): Packaging | null => {
  const { material, use, volume_ml } = asRecord(metadata['packaging']);
  const milliliters = asNumber(volume_ml);
  if (!MATERIALS.includes(asText(material) ?? '')) return null;
  if (use !== 'refillable' && use !== 'single-use') return null;
  if (milliliters === null || milliliters <= 0) return null;
  return { material: material as ContainerMaterial, use, milliliters };
};

const depositsOf = (metadata: Readonly<Record<string, unknown>>): Container['deposit'] =>
  Object.fromEntries(
    Object.entries(asRecord(metadata['deposit'])).filter(
      ([, cents]) => Number.isInteger(cents) && Number(cents) >= 0,
    ) as [CountryCode, number][],
  );

/** A SKU that is or may be a drink. */
export interface PackagedSku {
  metadata?: Readonly<Record<string, unknown>> | null | undefined;
  /** Pieces of it in one piece sold; one by default. */
  quantity?: number;
}

/** Containers of the SKUs that one piece sold consists of. What is no drink has none. */
export const containersOf = (skus: readonly PackagedSku[]): Container[] =>
  skus.flatMap(({ metadata, quantity = 1 }) => {
    const values = metadata ?? {};
    const drink = asText(values['kind']) ?? '';
    return DRINKS.includes(drink)
      ? [
          {
            drink: drink as Drink,
            quantity,
            packaging: packagingOf(values),
            deposit: depositsOf(values),
          },
        ]
      : [];
  });
