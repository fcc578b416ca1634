import type { LiveRemotes } from '../remotes/live-remotes.ts';
import type { MarketContext } from '@shop/contracts/market';
import type { ShopConfig } from '@shop/contracts/store';

/** How much of the page the server rendered. `private` leaves out the visitor's own data. */
export type Rendered = 'page' | 'private' | 'frame' | 'nothing';

/** Data that the server inlines for the browser: everything the first render needs, nothing about the visitor. */
export interface Boot {
  config: ShopConfig;
  context: MarketContext;
  remotes: LiveRemotes;
  rendered: Rendered;
  /** The store's state after the server's reads; the market is in `context`. */
  state: object;
}

/** Id of the JSON script tag that carries {@link Boot}. */
export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
