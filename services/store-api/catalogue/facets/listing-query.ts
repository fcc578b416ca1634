import type { Locale } from '@shop/contracts/market';
import type { FacetName } from './item-columns.ts';

export type SortName =
  'relevance' | 'name' | 'price' | '-price' | 'newest' | 'best-selling' | 'best-rated';

/** What is asked of the index, with every value already checked. */
export interface FacetQuery {
  market: string;
  locale: Locale;
  category: string | null;
  /** Name of who makes it. */
  producer: string | null;
  facets: Readonly<Record<FacetName, readonly string[]>>;
  /** Cents, either end may be open. */
  price: { from: number | null; to: number | null } | null;
  available: boolean;
  offers: boolean;
  sort: SortName;
  /** Where words are searched for: the items found, the best first. */
  found: readonly number[] | null;
}
