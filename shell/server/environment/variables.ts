import type { Variables } from '@shop/server-kit/configuration';
import { tracingVariables } from '@shop/tracing/environment';
import type { environment } from './environment.ts';

/** Every variable of the shell's server. */
export const variables: Variables<typeof environment.shape> = {
  SHELL_HOST: { type: 'text', meaning: 'address to listen on' },
  SHELL_PORT: { type: 'port', meaning: 'port of the shop' },
  SHELL_TRUSTED_PROXIES: {
    type: 'list',
    meaning: 'addresses or networks of proxies whose `X-Forwarded-For` is trusted',
  },
  SHOP_ORIGIN: {
    type: 'url',
    standard: '`http://localhost:<SHELL_PORT>`',
    meaning: 'public origin of the shop, in canonical links and sitemaps',
  },
  COMMERCE_ENDPOINT: { type: 'url', meaning: 'address of the platform, which browsers call too' },
  COMMERCE_AUTH_ENDPOINT: {
    type: 'url',
    standard: '`COMMERCE_ENDPOINT`',
    meaning: 'address of the platform’s token endpoint: `https://auth.commercelayer.io`',
  },
  COMMERCE_ORGANIZATION: { type: 'text', meaning: 'slug of the organization' },
  COMMERCE_CLIENT_ID: {
    type: 'text',
    meaning: 'client id of the shop’s sales channel; public',
  },
  STORE_API_ENDPOINT: {
    type: 'url',
    meaning: 'public address of store-api, which browsers call too',
  },
  STORE_API_SHELL_TOKEN: {
    type: 'text',
    secret: true,
    standard: 'unset: no confirmations',
    meaning:
      'token with which this shell confirms releases to store-api, the same as store-api’s; 16 characters or more',
  },
  SHELL_METRICS_TOKEN: {
    type: 'text',
    secret: true,
    standard: 'unset: this machine only',
    meaning: 'bearer token of `/metrics`, 16 characters or more',
  },
  MARKETS_FILE: {
    type: 'path',
    standard: 'the demo’s markets',
    meaning: 'JSON file with the markets of your organization',
  },
  MERCHANT_FILE: {
    type: 'path',
    standard: 'the demo’s company',
    meaning: 'JSON file with the merchant ([content](content.md))',
  },
  SHOP_LOCALES: { type: 'list', standard: '`it,en,de`', meaning: 'languages of the shop' },
  DEFAULT_COUNTRY: {
    type: 'text',
    meaning: 'country of visitors whose country is unknown, as an ISO code of two letters',
  },
  MAX_QUANTITY_PER_LINE: { type: 'number', meaning: 'maximum quantity of a line item' },
  PICTURE_ORIGINS: {
    type: 'list',
    meaning:
      'origins of the images in `image_url` besides the shop’s own; the Content-Security-Policy admits no other',
  },
  MEDIA_DIR: {
    type: 'path',
    standard: 'unset: images are on a CDN',
    meaning: 'folder served at `/media`',
  },
  SHELL_DATA_DIR: {
    type: 'path',
    meaning: 'folder of the last good release manifest, the verified node builds and the sitemaps',
  },
  RENDER_WORKERS: { type: 'number', meaning: 'render workers per release set' },
  RENDER_LIMIT_MS: {
    type: 'number',
    meaning:
      'time limit of a render in ms; then the page is sent unrendered and rendered in the browser',
  },
  RENDER_INDEX_LIMIT_MS: {
    type: 'number',
    meaning:
      'time limit of one request to the catalog index in ms; then the page is rendered without its data',
  },
  RELEASE_POLL_MS: { type: 'number', meaning: 'poll interval of the release manifest in ms' },
  PAGE_MAX_AGE: { type: 'number', meaning: 'seconds for which a public page is fresh' },
  SHOP_INDEXING: {
    type: 'flag',
    meaning:
      '`off` for previews: `robots.txt` disallows everything, pages are `noindex`, sitemaps are 404',
  },
  SITEMAP_MAX_AGE: { type: 'number', meaning: 'seconds for which a sitemap is valid' },
  SHELL_DIST: {
    type: 'path',
    standard: 'that of the last build',
    meaning:
      'folder of the shell’s build; a copy, so that a new build does not remove files of the running server',
  },
  SHELL_EARLIER_DISTS: {
    type: 'list',
    meaning: 'folders of earlier builds whose files are still served',
  },
  SHELL_DEV_REMOTES: {
    type: 'json',
    standard: 'unset in production',
    meaning: 'remotes served from their sources, set by [`npm run dev`](development.md)',
  },
  SHELL_ALLOW_DEVELOPMENT: {
    type: 'flag',
    meaning:
      '`on`: visitors may run [remotes of their own machine](development.md#against-a-deployed-shop)',
  },
  HEALTH_SIGNING_KEY: {
    type: 'text',
    secret: true,
    standard: 'unset: no health reports',
    meaning:
      'key that signs the release sets of documents, the same as store-api’s; 16 characters or more',
  },
  HEALTH_SAMPLE: {
    type: 'number',
    meaning: 'share of documents that report their health: `1` is every one, `0.1` one in ten',
  },
  LOG_LEVEL: {
    type: 'choice',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug` or `silent`',
  },
  ...tracingVariables,
};
