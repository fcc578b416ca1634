import type { ComponentType } from 'react';
import type { EventBus } from '../events/create-event-bus.ts';
import type { Locale, MarketContext } from '../market/types.ts';
import type { ShopConfig } from '../store/config.ts';
import type { AppStore } from '../store/create-store.ts';
import type { Messages } from '../i18n/types.ts';
import type { FragmentName, FragmentProps, FragmentRef, RemoteName } from './fragments.ts';
import type { SlotFill, SlotName } from './slots/slot-props.ts';

/**
 * Where a page renders. `server`: completely, the same for every visitor, and cached. `private`: on the server without
 * visitor data and never cached; the visitor's own data follows in the browser. `client`: only in the browser; the
 * document holds the shell's frame with a skeleton.
 */
export type Rendering = 'server' | 'private' | 'client';

/**
 * A screen, as data: it travels in the release manifest, so a team adds a screen without touching the shell.
 * `id` also names the chunk (`page-<id>`).
 */
export interface RemoteRoute {
  id: string;
  /** Pattern below the market prefix, without a leading slash: `product/:code/:slug?`. */
  path: string;
  rendering: Rendering;
  /** Fragments of other teams shown on the page: rendered on the server and preloaded with it. */
  fragments?: readonly FragmentRef[];
  /** Slots of the page: the fragments that fill them are rendered on the server and preloaded with it. */
  slots?: readonly SlotName[];
  /** A `private` page on which the open order is in sight: a guest's is rendered with it (`initialOrder`). */
  showsOrder?: boolean;
  /**
   * What sitemaps name of the screen: paths below the market prefix that every market has, or all SKUs or bundles
   * that a market sells, each at its `:code` and `:slug?`. Nothing when left out.
   */
  sitemap?: readonly string[] | 'sku' | 'bundle';
}

/** A picture for where a link to the page is shared. */
export interface HeadImage {
  /** Absolute or from the shop's root. */
  src: string;
  /** Pixels of the file, if known. */
  width?: number;
  height?: number;
  alt: string;
}

/** What the head of a page says. Texts are already translated; `path` defaults to the page's own. */
export interface PageHead {
  title: string;
  description?: string;
  /** Path and query below the market prefix for the canonical link, if they differ from the URL. */
  canonical?: string;
  /** `noindex` for private and empty pages. */
  robots?: 'noindex';
  /**
   * Code of the SKU or bundle the page sells: only markets that sell it are named as its other forms, each with its name
   * in their language as the last part of `canonical`.
   */
  item?: string;
  /** Codes of the markets that have the page too; all of them when left out. */
  markets?: readonly string[];
  /** Open Graph picture; read on the server alone. */
  image?: HeadImage;
  /** Picture worth preloading (LCP). */
  preloadImage?: { srcSet: string; sizes: string; type: string };
  /** Structured data; read on the server alone, and escaped there by the shell. */
  jsonLd?: readonly object[];
}

/** Result of loading a page. */
export type PageResult =
  | {
      status: 200;
      head: PageHead;
      /** Chunks of the page's own remote that this address needs besides the page's (`page-…`): preloaded with it. */
      chunks?: readonly string[];
      /**
       * Chunks rendered only on the server: the document loads their style sheets but not their code. Read on the
       * server only.
       */
      styles?: readonly string[];
    }
  | {
      status: 404;
      head: PageHead;
      /** `shell`: the shop's own 404 page (S13), with `Page` below it. */
      page?: 'shell';
    }
  /** The page's data could not be read: it reports that, offers a retry and is never cached. */
  | { status: 503; head: PageHead }
  | { status: 301 | 302; location: string };

/** HTTP status of a page that is shown, whatever it says. */
export type PageStatus = Extract<PageResult, { head: PageHead }>['status'];

export interface PageContext extends MarketContext {
  store: AppStore;
  config: ShopConfig;
  /** Of the route's pattern, decoded; empty where an optional one is left out (`:slug?`). */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /**
   * Requested path below the market prefix. Only on the server, for redirects to the canonical URL; links inside the
   * shop always use that one.
   */
  path?: string;
  /** Translates a message of the page's remote, for head texts. */
  text: (id: string, values?: Record<string, string | number>) => string;
}

/** Default exports of a page's chunk: loading and rendering. Data goes through the store. */
export interface PageModule {
  /** Reads what the page needs into the store; runs on the server or before a client navigation ends. */
  load: (context: PageContext) => Promise<PageResult>;
  Page: ComponentType;
}

export type FragmentModule<P> = { default: ComponentType<P> };

export interface RegisterContext {
  events: EventBus;
  config: ShopConfig;
}

/** The one thing a remote exposes (`./remote`). */
export interface RemoteModule<N extends RemoteName = RemoteName> {
  name: N;
  /** Version of shared-contracts it was built with (semver). */
  contract: string;
  routes: readonly RemoteRoute[];
  /** A loader per route id. */
  pages: Readonly<Record<string, () => Promise<PageModule>>>;
  fragments: {
    readonly [F in FragmentName<N>]: () => Promise<FragmentModule<FragmentProps[N][F]>>;
  };
  /** Slots of other teams' pages that the remote fills, from `src/slots.ts`, which the build reads. */
  slots?: readonly SlotFill<N>[];
  /**
   * Messages of a remote. Without `of`: those of fragments, which pages may also use; a remote that separates them adds
   * its pages' own with `pages`.
   */
  messages: (locale: Locale, of?: 'pages') => Promise<Messages>;
  /** Injects slices and endpoints; called once, before the store is made or right after the remote arrives. */
  register: (context: RegisterContext) => void;
}
