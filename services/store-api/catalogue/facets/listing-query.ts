import type { Locale } from '@shop/contracts/market';
import type { ItemNumbers } from '../storage/catalogue-storage.ts';
import type { FacetName } from './item-columns.ts';

export type SortName =
  'relevance' | 'name' | 'price' | '-price' | 'newest' | 'best-selling' | 'best-rated';

/** A listing query with validated values. */
export interface FacetQuery {
  market: string;
  locale: Locale;
  category: string | null;
  /** Name of the producer. */
  producer: string | null;
  facets: Readonly<Record<FacetName, readonly string[]>>;
  /** In cents; null leaves an end open. */
  price: { from: number | null; to: number | null } | null;
  available: boolean;
  offers: boolean;
  sort: SortName;
  /** Search results, best match first; null without a search. */
  found: ItemNumbers | null;
}
