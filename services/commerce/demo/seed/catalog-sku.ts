import type { PictureId } from '../pictures/drawings/drawings.ts';
import type { WineColour } from './color-of.ts';
import type { CategoryKey } from './categories.ts';
import type { StockLocationReference } from './shipping.ts';
import type {
  AllergenKey,
  CareKey,
  ClosureKey,
  Currency,
  GrapeKey,
  IngredientKey,
  Kind,
  Locale,
  MaterialKey,
  MedalKey,
  MineralKey,
  PairingKey,
  RegionKey,
  VesselKey,
} from './vocabulary.ts';

/** The texts of an item in one language. */
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
  /** Degrees Celsius at which it is served, from and to. */
  readonly serve_c?: readonly [from: number, to: number];
  readonly ageing?: { readonly months: number; readonly vessel: VesselKey };
  readonly closure?: ClosureKey;
  /** Grams of sugar in a litre, from which with the alcohol its energy is computed (EU 2021/2117). */
  readonly sugar_g_l?: number;
  /** In descending order of weight. */
  readonly ingredients?: readonly IngredientKey[];
  /** Allergens that have to be named. */
  readonly contains?: readonly AllergenKey[];
  readonly awards?: readonly {
    readonly name: string;
    readonly year: number;
    readonly medal: MedalKey;
  }[];
  /** A water's analysis besides its minerals. */
  readonly analysis?: {
    readonly year: number;
    readonly ph: number;
    /** Microsiemens per centimetre at 20 °C. */
    readonly conductivity_us_cm: number;
    /** Degrees Celsius at the spring. */
    readonly source_c: number;
  };
  readonly material?: MaterialKey;
  readonly care?: CareKey;
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
  /** Of a wine whose categories do not tell. */
  readonly colour?: WineColour;
  readonly facts: Facts;
  /** A currency left out: not sold in that currency's markets. */
  readonly prices: Readonly<Partial<Record<Currency, CataloguePrice>>>;
  /**
   * Prices before the reduction, each from so many days before it; without them the compare-at price. With unknown ones
   * the reduction is not announced where the lowest price has to be shown.
   */
  readonly formerPrices?:
    | 'unknown'
    | Readonly<Partial<Record<Currency, readonly (readonly [daysAgo: number, cents: number])[]>>>;
  readonly stock: Readonly<Record<StockLocationReference, number>>;
  /** Grams, packed. */
  readonly weight: number;
  readonly isNew?: boolean;
  /** Most pieces in one order. */
  readonly maxQuantity?: number;
}
