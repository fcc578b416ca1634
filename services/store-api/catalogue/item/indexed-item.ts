import type { Locale } from '@shop/contracts/market';

/** What one market offers an item for. */
export interface MarketOffer {
  /** The platform's id: bundles have one per currency. */
  id: string;
  priceCents: number;
  /** The higher price before; null where there was none. */
  compareAtCents: number | null;
  currency: string;
  /** Pieces that can be sold now. */
  stock: number;
}

export interface ItemText {
  name: string;
  summary: string | null;
}

/** An item as the index keeps it: all a list of any market and language shows. */
export interface IndexedItem {
  kind: 'sku' | 'bundle';
  code: string;
  /** The platform's ids: one of a SKU, of a bundle one per currency. */
  ids: readonly string[];
  imageUrl: string | null;
  texts: Readonly<Record<Locale, ItemText>>;
  categories: readonly string[];
  grapes: readonly string[];
  region: string | null;
  sizeMl: number | null;
  colour: string | null;
  /** Pieces sold before the service counted them: the demonstration's. */
  soldBefore: number;
  /** The platform's metadata without the texts. */
  metadata: Readonly<Record<string, unknown>>;
  createdAt: string;
  updatedAt: string;
  /** By market code; a market that does not sell the item is absent. */
  offers: Readonly<Record<string, MarketOffer>>;
  /** Codes of a bundle's parts. */
  parts: readonly string[];
}

/** Words an item is found by in one language, those of its name counting most. */
export interface SearchText {
  name: string;
  facts: string;
  story: string;
}

/** An item with the words it is found by, as the source reads it and the storage takes it. */
export interface IndexEntry {
  item: IndexedItem;
  search: Readonly<Record<Locale, SearchText>>;
  /** `metadata.demo`: what a demonstration begins with, such as reviews. */
  demo?: Readonly<Record<string, unknown>>;
}

/** What an item is known by; a SKU and a bundle may bear the same code. */
export const itemKey = ({ kind, code }: Pick<IndexedItem, 'kind' | 'code'>): string =>
  `${kind}:${code}`;
