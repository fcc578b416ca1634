import type { Locale } from '@shop/contracts/market';

/** One page of the shop as a line of the sitemaps' draft. */
export interface DraftLine {
  /** Below the market prefix. */
  path: string;
  /** Path by language, if languages differ. */
  paths?: Readonly<Partial<Record<Locale, string>>>;
  /** Codes' positions in the configuration of the markets that have the page. */
  markets: readonly number[];
  /** ISO date; null for pages that are not about one item. */
  lastmod: string | null;
}

/** One sitemap: a stretch of a market's draft. */
export interface SitemapPart {
  /** Bytes of the draft, both ends included. */
  start: number;
  end: number;
  /** The latest change in it. */
  lastmod: string | null;
}

/** All that sitemaps are made from. The pages themselves are on disk. */
export interface SitemapDraft {
  /** Changes with every draft. */
  id: string;
  /** Market code → its draft's file and sitemaps. */
  markets: ReadonlyMap<string, { file: string; parts: readonly SitemapPart[] }>;
}
