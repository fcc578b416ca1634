import type { PictureId } from '../pictures/drawings/drawings.ts';
import type { CategoryKey } from './categories.ts';
import type { StockLocationReference } from './shipping.ts';
import type {
  Currency,
  GrapeKey,
  Kind,
  Locale,
  MineralKey,
  PairingKey,
  RegionKey,
} from './vocabulary.ts';

/** What is said about an item in one language. */
export interface ProductText {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** Two or three sentences. */
  readonly story: string;
}

export interface Facts {
  readonly producer: string;
  readonly region: RegionKey;
  readonly grape?: GrapeKey;
  readonly vintage?: number;
  /** Percent by volume. */
  readonly alcohol?: number;
  readonly size_ml?: number;
  readonly pairing?: readonly PairingKey[];
  /** Name and place of a water's spring. */
  readonly source?: string;
  readonly minerals?: Readonly<Partial<Record<MineralKey, number>>>;
  readonly sparkling?: boolean;
}

/** Integer cents, taxes included: what it costs and, where reduced, what it cost before. */
export type CataloguePrice = readonly [amount: number, compareAt?: number];

/** An item as the shop's people write it down; `sku` puts it into the platform's form. */
export interface CatalogueSku {
  readonly code: string;
  readonly kind: Kind;
  readonly picture: PictureId;
  readonly categories: readonly CategoryKey[];
  readonly text: Readonly<Record<Locale, ProductText>>;
  readonly facts: Facts;
  /** A currency left out: not sold in that currency's markets. */
  readonly prices: Readonly<Partial<Record<Currency, CataloguePrice>>>;
  readonly stock: Readonly<Record<StockLocationReference, number>>;
  /** Grams, packed. */
  readonly weight: number;
  readonly isNew?: boolean;
  /** Most pieces in one order. */
  readonly maxQuantity?: number;
}
