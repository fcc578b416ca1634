import { resolve } from 'node:path';
import { readEnvironment } from '@shop/server-kit/configuration';
import { tracingSettings, type TracingSettings } from '@shop/tracing/environment';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { ShopConfig } from '@shop/contracts/store';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import { environment } from './environment/environment.ts';
import { variables } from './environment/variables.ts';
import type { DevelopedRemotes } from './releases/developed-remotes.ts';

export interface ServerConfig {
  host: string;
  port: number;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
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
  /** Token of `/metrics`; undefined: this machine only. */
  metricsToken: string | undefined;
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

/** Reads the environment. Throws with every problem at once. */
export const readConfig = (env: NodeJS.ProcessEnv): ServerConfig => {
  const read = readEnvironment({ prefix: 'SHELL_', schema: environment, variables }, env);
  if (!read.ok) {
    const lines = read.problems.map(({ name, message }) => `  ${name}: ${message}`);
    throw new Error(`The shell's environment is invalid:\n${lines.join('\n')}`);
  }
  const it = read.values;
  return {
    host: it.SHELL_HOST,
    port: it.SHELL_PORT,
    trustedProxies: it.SHELL_TRUSTED_PROXIES,
    shop: {
      origin: it.SHOP_ORIGIN ?? `http://localhost:${it.SHELL_PORT}`,
      commerce: {
        endpoint: it.COMMERCE_ENDPOINT,
        authEndpoint: it.COMMERCE_AUTH_ENDPOINT ?? it.COMMERCE_ENDPOINT,
        organization: it.COMMERCE_ORGANIZATION,
        clientId: it.COMMERCE_CLIENT_ID,
      },
      storeApi: { endpoint: it.STORE_API_ENDPOINT },
      merchant: it.MERCHANT_FILE ?? DEMO_MERCHANT,
      markets: it.MARKETS_FILE ?? MARKETS,
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
    metricsToken: it.SHELL_METRICS_TOKEN,
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
