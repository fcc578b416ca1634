import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  tracingEnvironment,
  tracingSettings,
  type TracingSettings,
} from '@shop/tracing/environment';
import { z } from 'zod';
import { LOCALES, type Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Merchant, ShopConfig } from '@shop/contracts/store';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import { merchantSchema } from '@shop/contracts/store/merchant-schema';
import { developedRemotesText, type DevelopedRemotes } from './releases/developed-remotes.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((it) => it.replace(/\/+$/, ''));
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const locales = z
  .string()
  .default('it,en,de')
  .transform((it) => it.split(',').map((word) => word.trim()))
  .pipe(z.array(z.enum(LOCALES)).min(1));

const environment = z.object({
  SHELL_HOST: z.string().default('127.0.0.1'),
  SHELL_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SHOP_ORIGIN: origin.optional(),
  COMMERCE_ENDPOINT: origin.default('http://localhost:3010'),
  COMMERCE_AUTH_ENDPOINT: origin.optional(),
  COMMERCE_ORGANIZATION: z.string().min(1).default('fonte-vigna'),
  COMMERCE_CLIENT_ID: z.string().min(1).default('fonte-vigna-shop'),
  STORE_API_ENDPOINT: origin.default('http://localhost:3020'),
  /** Token with which this shell confirms releases to store-api; unset: it does not. */
  STORE_API_SHELL_TOKEN: z.string().min(16).optional(),
  /** JSON file with the markets of one's own organization; the demo markets otherwise. */
  MARKETS_FILE: z.string().optional(),
  /** JSON file with the merchant; the demonstration's company if unset. */
  MERCHANT_FILE: z.string().optional(),
  SHOP_LOCALES: locales,
  DEFAULT_COUNTRY: z.string().length(2).default('IT'),
  MAX_QUANTITY_PER_LINE: count(24),
  /** Origins of pictures that are not the shop's own, separated by commas: where `image_url` points. */
  PICTURE_ORIGINS: z
    .string()
    .default('')
    .transform((it) =>
      it
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin.refine((it) => URL.parse(it)?.origin === it, 'must be an origin'))),
  /** Folder served at `/media`; unset if pictures are on a CDN. */
  MEDIA_DIR: z.string().optional(),
  /** Folder of the last good release manifest and the verified node builds. */
  SHELL_DATA_DIR: z.string().default('.shop/shell'),
  RENDER_WORKERS: count(2),
  /** Render timeout in ms; after it the page is sent unrendered and rendered in the browser. */
  RENDER_LIMIT_MS: count(1500),
  /** Timeout of one request to the catalogue index, in ms; after it the page is rendered without. */
  RENDER_INDEX_LIMIT_MS: count(400),
  RELEASE_POLL_MS: count(1000),
  /** Seconds a public page counts as fresh. */
  PAGE_MAX_AGE: z.coerce.number().int().min(0).default(30),
  /** `off` on previews: asks search engines not to index this shop. */
  SHOP_INDEXING: z.enum(['on', 'off']).default('on'),
  /** Maximum age of the sitemaps in s. */
  SITEMAP_MAX_AGE: count(600),
  /** Folder of the shell's build: a copy, so that a new build does not remove files of the running server. */
  SHELL_DIST: z.string().default(fileURLToPath(new URL('../dist', import.meta.url))),
  /** Earlier builds whose files are still served, separated by commas. */
  SHELL_EARLIER_DISTS: z.string().default(''),
  /** Remotes served from their sources (`npm run dev`), as JSON: name → container address and screens. */
  SHELL_DEV_REMOTES: developedRemotesText.optional(),
  /** `on`: visitors may run remotes of their own machine (`npm run dev -- mf-cart --against <shop>`). */
  SHELL_ALLOW_DEVELOPMENT: z.enum(['on', 'off']).default('off'),
  /** Shared with store-api: signs the release sets of documents. Without it, no health report is sent. */
  HEALTH_SIGNING_KEY: z.string().min(16).optional(),
  /** Share of page views that report their health: 1 is every one, 0.1 one in ten. */
  HEALTH_SAMPLE: z.coerce.number().min(0).max(1).default(1),
  ...tracingEnvironment,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface ServerConfig {
  host: string;
  port: number;
  shop: ShopConfig;
  /** Origins of pictures, besides the shop's own. */
  pictureOrigins: readonly string[];
  mediaDir: string | undefined;
  dataDir: string;
  workers: number;
  /** Longest a page may take to render, in ms. */
  renderLimit: number;
  /** Longest a page waits for one answer of the catalogue index, in ms. */
  indexLimit: number;
  /** Poll interval of the release manifest, in ms. */
  pollInterval: number;
  /** Token with which releases are confirmed to store-api. */
  shellToken: string | undefined;
  /** s a public page counts as fresh. */
  pageMaxAge: number;
  /** Whether search engines may list this shop. */
  indexing: boolean;
  /** s after which the sitemaps are made again. */
  sitemapMaxAge: number;
  /** Folder of the shell's build. */
  dist: string;
  /** Folders of earlier builds. */
  earlierDists: readonly string[];
  /** Remotes in development; undefined in production. */
  developed: DevelopedRemotes | undefined;
  /** Whether visitors may run remotes of their own machine. */
  allowDevelopment: boolean;
  /** Health reports of browsers and render workers; undefined without a signing key. */
  health: { key: string; sample: number } | undefined;
  /** Undefined without a collector. */
  tracing: TracingSettings | undefined;
  logLevel: string;
}

const readMarkets = (file: string | undefined): readonly Market[] =>
  file ? (JSON.parse(readFileSync(file, 'utf8')) as Market[]) : MARKETS;

const readMerchant = (file: string | undefined): Merchant => {
  if (!file) return DEMO_MERCHANT;
  const parsed = merchantSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is invalid:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
};

/** Reads the environment. Throws with every problem at once. */
export const readConfig = (env: NodeJS.ProcessEnv): ServerConfig => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    throw new Error(`The shell's environment is invalid:\n${z.prettifyError(parsed.error)}`);
  }
  const it = parsed.data;
  return {
    host: it.SHELL_HOST,
    port: it.SHELL_PORT,
    shop: {
      origin: it.SHOP_ORIGIN ?? `http://localhost:${it.SHELL_PORT}`,
      commerce: {
        endpoint: it.COMMERCE_ENDPOINT,
        authEndpoint: it.COMMERCE_AUTH_ENDPOINT ?? it.COMMERCE_ENDPOINT,
        organization: it.COMMERCE_ORGANIZATION,
        clientId: it.COMMERCE_CLIENT_ID,
      },
      storeApi: { endpoint: it.STORE_API_ENDPOINT },
      merchant: readMerchant(it.MERCHANT_FILE),
      markets: readMarkets(it.MARKETS_FILE),
      locales: it.SHOP_LOCALES,
      defaultCountry: it.DEFAULT_COUNTRY.toUpperCase(),
      maxQuantityPerLine: it.MAX_QUANTITY_PER_LINE,
    },
    pictureOrigins: it.PICTURE_ORIGINS,
    mediaDir: it.MEDIA_DIR ? resolve(it.MEDIA_DIR) : undefined,
    dataDir: resolve(it.SHELL_DATA_DIR),
    workers: it.RENDER_WORKERS,
    renderLimit: it.RENDER_LIMIT_MS,
    indexLimit: it.RENDER_INDEX_LIMIT_MS,
    pollInterval: it.RELEASE_POLL_MS,
    shellToken: it.STORE_API_SHELL_TOKEN,
    pageMaxAge: it.PAGE_MAX_AGE,
    indexing: it.SHOP_INDEXING === 'on',
    sitemapMaxAge: it.SITEMAP_MAX_AGE,
    dist: resolve(it.SHELL_DIST),
    earlierDists: it.SHELL_EARLIER_DISTS.split(',').filter(Boolean),
    developed: it.SHELL_DEV_REMOTES,
    allowDevelopment: it.SHELL_ALLOW_DEVELOPMENT === 'on',
    health: it.HEALTH_SIGNING_KEY
      ? { key: it.HEALTH_SIGNING_KEY, sample: it.HEALTH_SAMPLE }
      : undefined,
    tracing: tracingSettings(it),
    logLevel: it.LOG_LEVEL,
  };
};

/** Origins of the servers that the shell asks for data. */
export const ownOrigins = ({ shop: { storeApi, commerce } }: ServerConfig): string[] => [
  storeApi.endpoint,
  commerce.endpoint,
  commerce.authEndpoint,
];
