import type { MarketContext } from '@shop/contracts/market';
import type { PageHead, PageStatus, RemoteName } from '@shop/contracts/remote';
import type { ShopConfig } from '@shop/contracts/store';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import type { SlotFills } from '../remotes/slot-fills.ts';

/** Setup of a render worker: one release set. */
export interface RendererSetup {
  config: ShopConfig;
  remotes: LiveRemotes;
  slots: SlotFills;
  /** Remote → path of its node container on this machine. */
  containers: Record<string, string>;
  /** Longest a page waits for one answer of the catalogue index, in ms. */
  indexLimit: number;
}

export interface RenderRequest {
  context: MarketContext;
  /** Path below the market prefix. */
  rest: string;
  /** Query with its question mark, or empty. */
  search: string;
  /** Id of the guest's order, if the request has its cookie. */
  orderId?: string;
  /** A release of this remote is tried: all its modules are loaded, and what throws is listed. The result has no HTML. */
  tried?: RemoteName;
}

/** Durations of a render, in ms. */
export interface RenderTimings {
  /** Code, texts, and the guest's order from the platform. */
  prepare: number;
  /** The page's data, from store-api and the platform. */
  load: number;
  /** HTML of the loaded page. */
  render: number;
}

export type RenderResult =
  | {
      /** Only a `page` may be cached. */
      kind: 'page' | 'private' | 'frame';
      status: PageStatus;
      /** HTML of the root element. */
      html: string;
      head: PageHead;
      /** The store's state as the browser takes it over. */
      state: object;
      /** The guest's order does not exist. */
      orderIsMissing?: boolean;
      /** False where a part of the page could not be read: nothing to keep. */
      whole: boolean;
      /** Chunks whose files the page needs: `catalog/page-product`. */
      chunks: readonly string[];
      /** Chunks whose scripts an active visitor needs, and anyone the style sheets (`remotes/late-fragments.ts`). */
      lateChunks?: readonly string[];
      /** Chunks of which the page needs only the style sheets: their scripts load on interaction, or never. */
      styleChunks?: readonly string[];
      /** Stacks of what a region threw, of a tried release only. Each names the release's files. */
      thrown?: readonly string[];
      timings?: RenderTimings;
    }
  | { kind: 'redirect'; status: 301 | 302; location: string };
