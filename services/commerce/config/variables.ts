import { tracingVariables } from '@shop/tracing/environment';
import type { Variables } from '@shop/server-kit/configuration';
import type { environment } from './environment.ts';

/** Every variable of the platform. The command line's help and the documentation show them. */
export const variables: Variables<typeof environment.shape> = {
  COMMERCE_PORT: { type: 'port', meaning: 'port; `0` takes a free one' },
  COMMERCE_HOST: { type: 'text', meaning: 'address to listen on' },
  COMMERCE_DB: {
    type: 'path',
    meaning: "SQLite file, from the repository's root; or `:memory:`",
  },
  COMMERCE_SEED: {
    type: 'text',
    meaning:
      '`default` is the demo’s catalogue, `none` keeps the content of the file, otherwise a `.json` or `.ts` file',
  },
  COMMERCE_FAULTS: { type: 'flag', meaning: '`on` honours the `x-fault` header' },
  COMMERCE_RATE_LIMIT: {
    type: 'flag',
    meaning:
      '`on` answers 429 above the rates of the hosted platform; responses have the remaining number in any case',
  },
  COMMERCE_ATTEMPTS_PER_ACCOUNT: {
    type: 'number',
    meaning:
      'failures at one account’s password, reset or codes, in `COMMERCE_ATTEMPTS_SECONDS`, before 429; a success costs about a tenth',
  },
  COMMERCE_ATTEMPTS_PER_ADDRESS: {
    type: 'number',
    meaning:
      '`COMMERCE_ATTEMPTS_PER_ACCOUNT` from one address, for all accounts; five times as many at ids',
  },
  COMMERCE_ATTEMPTS_SECONDS: {
    type: 'number',
    meaning: 'seconds in which all counted failures are forgotten, one by one',
  },
  COMMERCE_PASSWORD_COST: {
    type: 'number',
    meaning: 'scrypt’s N of new password hashes, a power of two; a lower one is for tests',
  },
  COMMERCE_TRUSTED_PROXIES: {
    type: 'list',
    meaning: 'addresses or networks of proxies whose `X-Forwarded-For` is trusted',
  },
  COMMERCE_ADMIN: {
    type: 'flag',
    meaning: '`off` removes the pages and endpoints under `/_admin/`',
  },
  COMMERCE_ADMIN_TOKEN: {
    type: 'text',
    secret: true,
    meaning: 'opens `/_admin/` if other machines can reach the host; 16 characters or more',
  },
  COMMERCE_ORGANIZATION: { type: 'text', meaning: 'slug of the organization' },
  COMMERCE_DOMAIN: { type: 'text', meaning: 'tokens are issued by `https://auth.<domain>`' },
  COMMERCE_TLS_PORT: {
    type: 'port',
    meaning: 'port of the TLS listener for `auth.<domain>` and `<organization>.<domain>`',
  },
  COMMERCE_PROXY_PORT: {
    type: 'port',
    meaning: 'port of the proxy that leads both host names to the TLS listener',
  },
  COMMERCE_TLS_FOLDER: {
    type: 'path',
    standard: '`tls` beside the database',
    meaning: 'folder of the certificates',
  },
  COMMERCE_SALES_CHANNEL_ID: { type: 'text', meaning: 'public client of the shop' },
  COMMERCE_INTEGRATION_ID: { type: 'text', meaning: 'client with every permission' },
  COMMERCE_INTEGRATION_SECRET: {
    type: 'text',
    secret: true,
    meaning:
      'secret of the client in `COMMERCE_INTEGRATION_ID`, 16 characters or more; set your own beyond one machine',
  },
  COMMERCE_CLIENTS: {
    type: 'json',
    secret: true,
    meaning:
      'further clients, an array of `{ id, kind, name?, secret?, redirect_uris? }`; kinds are `sales_channel`, `integration`, `webapp` and `user`, that of the Provisioning API',
  },
  COMMERCE_USER_EMAIL: {
    type: 'text',
    meaning: 'user who signs in for webapps at `/oauth/authorize`',
  },
  COMMERCE_USER_PASSWORD: {
    type: 'text',
    secret: true,
    meaning:
      'password of the user in `COMMERCE_USER_EMAIL`, 8 characters or more; set your own beyond one machine',
  },
  COMMERCE_USERS: {
    type: 'json',
    secret: true,
    meaning: 'further users who sign in for webapps, an array of `{ email, password }`',
  },
  COMMERCE_SALES_CHANNEL_TTL: {
    type: 'number',
    meaning: 'lifetime of a shopper’s token in seconds',
  },
  COMMERCE_INTEGRATION_TTL: {
    type: 'number',
    meaning: 'lifetime of an integration’s token in seconds',
  },
  COMMERCE_REFRESH_TTL: { type: 'number', meaning: 'lifetime of a refresh token in seconds' },
  COMMERCE_WEBHOOK_TIMEOUT: {
    type: 'number',
    meaning: 'time limit of a webhook’s receiver in ms',
  },
  COMMERCE_WEBHOOK_RETRY_DELAY: {
    type: 'number',
    meaning: 'wait before the first retry of a webhook in ms; each further one waits twice as long',
  },
  COMMERCE_WEBHOOK_NETWORKS: {
    type: 'list',
    meaning:
      'internal addresses or networks that webhooks may call; this machine’s own if only it can reach the host',
  },
  COMMERCE_EVENTS_DAYS: { type: 'number', meaning: 'retention of events and callbacks in days' },
  COMMERCE_EVENTS_ROWS: {
    type: 'number',
    meaning: 'maximum number of events, and of callbacks, that are retained',
  },
  ...tracingVariables,
};
