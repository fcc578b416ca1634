import type { Lifetime, Purpose } from '@shop/contracts/storage';

/** Values of this shop that a text names as `{email}`. */
export const VALUES = [
  'shop',
  'company',
  'address',
  'vat',
  'register',
  'representative',
  'email',
  'pec',
  'phone',
  'country',
  'currency',
] as const;
export type ValueName = (typeof VALUES)[number];

/** Inserts rendered from the shop's data, each named by a paragraph of its own: `{delivery}`. */
export const INSERTS = ['seller', 'delivery', 'storage', 'age', 'guarantee'] as const;
export type InsertName = (typeof INSERTS)[number];
/** Inserts whose data the page reads itself. */
export type RenderedInsert = Exclude<InsertName, 'storage'>;

/** What the shop keeps in the browser for one purpose and time. */
export interface StoredGroup {
  purpose: Purpose;
  lifetime: Lifetime;
  keys: readonly string[];
}

export type Inline =
  | string
  | { type: 'strong' | 'emphasis'; children: readonly Inline[] }
  | { type: 'code'; text: string }
  /** A page of this remote (`terms`), a path of the shop (`/account/orders`), or an `https:` or `mailto:` address. */
  | { type: 'link'; href: string; children: readonly Inline[] }
  | { type: 'value'; name: ValueName }
  | { type: 'break' };

export type Block =
  | { type: 'heading'; level: 2 | 3; children: readonly Inline[] }
  | { type: 'paragraph'; children: readonly Inline[] }
  | { type: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | {
      type: 'table';
      head: readonly (readonly Inline[])[];
      rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { type: 'insert'; name: RenderedInsert }
  /** `{storage}`, with the data of the storage table at build time. */
  | { type: 'storage'; groups: readonly StoredGroup[] };

/**
 * A page of text as data, rendered by React without any HTML string. Compiled from Markdown at build time
 * (`markdown/parse-document.ts`).
 */
export interface ContentDocument {
  title: string;
  /** The paragraph below the title; search engines read it as the page's description. */
  lead: readonly Inline[];
  blocks: readonly Block[];
}
