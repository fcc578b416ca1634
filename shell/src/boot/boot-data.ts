import type { MarketContext } from '@shop/contracts/market';
import type { ShopConfig } from '@shop/contracts/store';
import type { Health } from '../health/health.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import type { SlotFills } from '../remotes/slot-fills.ts';

/** How much of the page the server rendered. `private` leaves out the visitor's own data. */
export type Rendered = 'page' | 'private' | 'frame' | 'nothing';

/** Data that the server inlines for the browser: everything the first render needs, nothing about the visitor. */
export interface Boot {
  config: ShopConfig;
  context: MarketContext;
  remotes: LiveRemotes;
  /** Absent if no release of the page fills a slot. */
  slots?: SlotFills;
  rendered: Rendered;
  /** The store's state after the server's reads; the market is in `context`. */
  state: object;
  /** Absent if no health reports are sent. */
  health?: Health;
}

/** Id of the JSON script tag that carries {@link Boot}. */
export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';

/** Reads the server's inlined data. Throws if the document is not one of ours: that is a bug. */
export const readBoot = (): Boot => {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error(`The document has no script tag with id ${BOOT_ID}`);
  return JSON.parse(text) as Boot;
};
