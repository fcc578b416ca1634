import type { Money } from '../../market/types.ts';
import type { Container } from '../metadata/containers.ts';

/** A thing sold with an item, such as a greeting card. */
export interface CatalogueOption {
  id: string;
  name: string;
  price: Money;
  metadata: Record<string, unknown>;
}

/** How soon so many pieces arrive, from one stock location. */
export interface DeliveryLevel {
  quantity: number;
  minDays: number;
  maxDays: number;
  minHours: number;
  maxHours: number;
}

/** What a bundle holds. */
export interface BundlePart {
  code: string;
  name: string;
  /** Pieces of it in one bundle. */
  quantity: number;
  imageUrl: string | null;
  /** Of the SKU, with its texts. */
  metadata: Record<string, unknown>;
}

/** Summary of published reviews. */
export type ItemRating = {
  /** 1 to 5, one decimal. */
  average: number;
  count: number;
};

/** A SKU or a bundle as the market of the token sells it. */
export interface CatalogueItem {
  kind: 'sku' | 'bundle';
  id: string;
  code: string;
  name: string;
  description: string;
  imageUrl: string | null;
  price: Money | null;
  compareAt: Money | null;
  metadata: Record<string, unknown>;
  /** Pieces that can be sold now in this market: stock minus reserved; for a bundle, what its scarcest part allows. */
  stock: number;
  options: readonly CatalogueOption[];
  /** Empty in lists. */
  levels: readonly DeliveryLevel[];
  /** Empty for a SKU. */
  parts: readonly BundlePart[];
  /** Drinks' containers in one piece; see `depositOf`. */
  containers?: readonly Container[];
  /** Given by the catalogue index alone, of items that have reviews. */
  rating?: ItemRating;
}

export type CatalogueSort = 'name' | '-name' | 'code' | '-code' | 'created_at' | '-created_at';

/** Which items; conditions are joined by "and". */
export interface CatalogueFilter {
  codes?: readonly string[];
  /** A key in `metadata.categories`. */
  category?: string;
  /** `new-arrivals`, or another key of `metadata.categories` such as `offers`; an item must be in both. */
  collection?: string;
  /** Part of name, code or description. */
  search?: string;
  sort?: CatalogueSort;
}

/** Which bundles, as {@link CatalogueFilter}. */
export interface BundleFilter extends CatalogueFilter {
  /** Code of a SKU they hold. */
  containing?: string;
}

export interface CatalogueQuery extends CatalogueFilter {
  /** From 1. */
  page?: number;
  /** At most 25, the platform's limit. */
  pageSize?: number;
}

/** One page of bundles, as {@link CatalogueQuery}. */
export type BundleQuery = CatalogueQuery & BundleFilter;

/** One way goods travel to a market. */
export interface DeliveryTerms {
  /** Id of the shipping method. */
  id: string;
  /** The merchant's name for it, by which a market names its own (M6). */
  reference: string | null;
  name: string;
  /** Its names by language. */
  names?: Readonly<Record<string, string>>;
  price: Money;
  /** Worth of the order from which it costs nothing. */
  freeOver: Money | null;
  /** Days from the order to the door, by stock location, the quickest first. */
  times: readonly { minDays: number; maxDays: number }[];
}
