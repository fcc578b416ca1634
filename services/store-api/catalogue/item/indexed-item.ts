import type { Container } from '@shop/contracts/commerce/metadata';
import type { Locale } from '@shop/contracts/market';

/** The offer of one market. */
export interface MarketOffer {
  /** Id on the platform: a bundle has one per currency. */
  id: string;
  priceCents: number;
  /** Compare-at price in cents; null without one. */
  compareAtCents: number | null;
  currency: string;
  /** Sellable quantity. */
  stock: number;
}

export interface ItemText {
  name: string;
  summary: string | null;
}

/** An indexed item: everything a listing shows in any market and language. */
export interface IndexedItem {
  kind: 'sku' | 'bundle';
  code: string;
  /** Ids on the platform: one of a SKU, one per currency of a bundle. */
  ids: readonly string[];
  imageUrl: string | null;
  texts: Readonly<Record<Locale, ItemText>>;
  categories: readonly string[];
  grapes: readonly string[];
  region: string | null;
  sizeMl: number | null;
  colour: string | null;
  /** Initial sold quantity, from the demo data. */
  soldBefore: number;
  /** Metadata on the platform, without the texts. */
  metadata: Readonly<Record<string, unknown>>;
  createdAt: string;
  updatedAt: string;
  /** By market code; absent if the market has no price or stock of the item. */
  offers: Readonly<Record<string, MarketOffer>>;
  /** Codes of a bundle's parts. */
  parts: readonly string[];
  /** Drinks' containers in one piece. */
  containers?: readonly Container[];
}

/** Search text of an item in one language. Matches in the name rank highest. */
export interface SearchText {
  name: string;
  facts: string;
  story: string;
}

/** An item with its search text. */
export interface IndexEntry {
  item: IndexedItem;
  search: Readonly<Record<Locale, SearchText>>;
  /** `metadata.demo`: initial demo data, such as reviews. */
  demo?: Readonly<Record<string, unknown>>;
  /** Last change of the price on the platform, by market code, epoch ms. */
  pricedAt?: Readonly<Record<string, number>>;
}

/** Key of an item. Includes the kind, because a SKU and a bundle may have the same code. */
export const itemKey = ({ kind, code }: Pick<IndexedItem, 'kind' | 'code'>): string =>
  `${kind}:${code}`;
