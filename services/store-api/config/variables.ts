import type { Variables } from '@shop/server-kit/configuration';
import { tracingVariables } from '@shop/tracing/environment';
import type { backOfficeEnvironment } from './back-office-settings.ts';
import type { environment } from './environment.ts';
import type { releaseEnvironment } from './release-settings.ts';

const backOffice: Variables<typeof backOfficeEnvironment> = {
  COMMERCE_WEBAPP_ID: {
    type: 'text',
    standard: 'unset: no back office',
    meaning:
      'client id of a webapp of the organization, with which users of the back office sign in',
  },
  COMMERCE_WEBAPP_SECRET: {
    type: 'text',
    secret: true,
    meaning: 'secret of the webapp in `COMMERCE_WEBAPP_ID`',
  },
  COMMERCE_AUTHORIZE_ENDPOINT: {
    type: 'url',
    standard: '`COMMERCE_AUTH_ENDPOINT`',
    meaning:
      'login page of the back office: `https://dashboard.commercelayer.io` for a hosted organization',
  },
  STORE_API_BACK_OFFICE_ADMIN: {
    type: 'text',
    meaning:
      'user id and e-mail address of the first super admin: `kZjKvhWqRn anna@shop.example`; the platform’s tokens identify a user by the id only',
  },
  STORE_API_BACK_OFFICE_ADMINS: {
    type: 'list',
    meaning:
      'user ids and e-mail addresses of users with the role `ADMIN`, in the form of `STORE_API_BACK_OFFICE_ADMIN`',
  },
};

const releases: Variables<typeof releaseEnvironment> = {
  STORE_API_DEPLOY_TOKEN: {
    type: 'text',
    secret: true,
    meaning: 'bearer token for edits of all remotes, 16 characters or more',
  },
  STORE_API_DEPLOY_TOKEN_PREVIOUS: {
    type: 'text',
    secret: true,
    meaning:
      'accepted beside `STORE_API_DEPLOY_TOKEN` during its [rotation](incidents.md#rotation)',
  },
  STORE_API_SHELL_TOKEN: {
    type: 'text',
    secret: true,
    standard: 'unset: no confirmations',
    meaning: 'bearer token of shells that confirm releases, 16 characters or more',
  },
  STORE_API_SHELL_TOKEN_PREVIOUS: {
    type: 'text',
    secret: true,
    meaning: 'accepted beside `STORE_API_SHELL_TOKEN` during its rotation',
  },
  SHOP_CONTRACT: {
    type: 'text',
    standard: 'that of `shared-contracts`',
    meaning: 'contract of the live shell while no running shell reports its own',
  },
  SHOP_RUNTIME: {
    type: 'text',
    standard: 'unset: not checked',
    meaning: 'federation runtime of the live shell, for shells that do not report theirs',
  },
  SHOP_SHARED: {
    type: 'list',
    standard: 'unset: not checked',
    meaning:
      'modules that the live shell shares, for shells that do not report theirs: `react@19.3.1,react-dom@19.3.1`',
  },
  STORE_API_RELEASE_KEYS: {
    type: 'path',
    standard: 'unset: not checked',
    meaning: 'JSON file with [public keys](releases.md#origin-of-a-release) by remote',
  },
  HEALTH_SIGNING_KEY: {
    type: 'text',
    secret: true,
    standard: 'unset: no health reports',
    meaning: 'key with which the shell signs release sets, the same as the shell’s',
  },
  HEALTH_SIGNING_KEY_PREVIOUS: {
    type: 'text',
    secret: true,
    meaning: 'accepted beside `HEALTH_SIGNING_KEY` during its rotation',
  },
  AUTO_ROLLBACK: {
    type: 'flag',
    meaning: '`off`: releases are evaluated, and the log says which would be withdrawn',
  },
};

/** Every variable of the service. */
export const variables: Variables<typeof environment.shape> = {
  ...backOffice,
  ...releases,
  ...tracingVariables,
  STORE_API_PORT: { type: 'port', meaning: 'port; `0` takes a free one' },
  STORE_API_HOST: { type: 'text', meaning: 'address to listen on' },
  STORE_API_DB: {
    type: 'path',
    meaning: 'SQLite file, relative to the working directory; or `:memory:`',
  },
  STORE_API_CATALOGUE_DB: {
    type: 'path',
    standard: 'beside `STORE_API_DB`',
    meaning: 'SQLite file of the catalog index',
  },
  DATABASE_URL: {
    type: 'url',
    secret: true,
    standard: 'unset: SQLite',
    meaning:
      'PostgreSQL server for all data, the index included: `postgres://user:password@host/db`',
  },
  STORE_API_PUBLIC_ENDPOINT: {
    type: 'url',
    standard: 'unset: this machine only',
    meaning:
      'address at which the platform, mail clients and users of the back office reach the service, at the root of a host',
  },
  STORE_API_COMPARE_EVERY: {
    type: 'number',
    meaning: 'seconds between two comparisons of the catalog index with the platform',
  },
  STORE_API_READS_PER_MINUTE: {
    type: 'number',
    meaning: 'requests per address and minute, except `/health`',
  },
  STORE_API_UNLIMITED: {
    type: 'list',
    meaning: 'addresses or networks without a limit of reads: those of the shell’s servers',
  },
  STORE_API_TRUSTED_PROXIES: {
    type: 'list',
    meaning: 'addresses or networks of proxies whose `X-Forwarded-For` is trusted',
  },
  STORE_API_ENRICHMENT: { type: 'flag', meaning: '`off`: orders are not enriched' },
  STORE_API_ENRICHMENT_WRITES: {
    type: 'number',
    meaning: 'maximum writes of order enrichment to the platform per second',
  },
  STORE_API_ENRICHMENT_SWEEP_EVERY: {
    type: 'number',
    meaning: 'seconds between two sweeps for orders that no event reported',
  },
  STORE_API_RECONCILIATION: {
    type: 'flag',
    meaning: '`off`: nothing is compared with the platform at night',
  },
  STORE_API_RECONCILIATION_HOUR: {
    type: 'number',
    meaning: 'hour (UTC) from which the [nightly comparison](reconciliation.md) is due',
  },
  STORE_API_RECONCILIATION_DAYS: {
    type: 'number',
    meaning: 'days of orders that it compares, 60 at most',
  },
  SMTP_URL: {
    type: 'url',
    secret: true,
    meaning: 'mail server: `smtps://user:password@host:465`; if set, `npm start` starts no inbox',
  },
  STORE_API_MAIL_FROM: {
    type: 'text',
    meaning: 'sender name and address of mails; its domain ends every `Message-ID`',
  },
  MARKETS_FILE: {
    type: 'path',
    standard: 'the demo’s markets',
    meaning: 'JSON file with the markets of your organization, for the paths of links',
  },
  MERCHANT_FILE: {
    type: 'path',
    standard: 'the demo’s company',
    meaning: 'JSON file with the merchant, for the footer of mails ([content](content.md))',
  },
  SHOP_ORIGIN: {
    type: 'url',
    meaning: 'public origin of the shop, for links in mails; never a request’s `Host`',
  },
  STORE_API_ORIGINS: {
    type: 'list',
    standard: '`SHOP_ORIGIN`',
    meaning: 'origins whose pages may call the own API',
  },
  STORE_API_ATTEMPTS_PER_ADDRESS: {
    type: 'number',
    meaning: 'requests per address, operation of the own API and minute',
  },
  STORE_API_ATTEMPTS_PER_ACCOUNT: {
    type: 'number',
    meaning: 'requests about one account in ten minutes',
  },
  STORE_API_PASSWORD_MIN: {
    type: 'number',
    meaning:
      'least characters of a new password, 6 to 64; OWASP ASVS demands 8, the specification 6',
  },
  COMMERCE_ENDPOINT: {
    type: 'url',
    meaning: 'address of the platform; if set, `npm start` starts no local one',
  },
  COMMERCE_AUTH_ENDPOINT: {
    type: 'url',
    standard: '`COMMERCE_ENDPOINT`',
    meaning: 'address of the platform’s token endpoint: `https://auth.commercelayer.io`',
  },
  STORE_API_METRICS_TOKEN: {
    type: 'text',
    secret: true,
    standard: 'unset: this machine only',
    meaning: 'bearer token of `/metrics`, 16 characters or more',
  },
  COMMERCE_ORGANIZATION: {
    type: 'text',
    meaning: 'slug of the organization whose customer tokens are valid',
  },
  COMMERCE_CLIENT_ID: {
    type: 'text',
    meaning: 'client id of the shop’s sales channel, with which passwords are checked',
  },
  COMMERCE_INTEGRATION_ID: {
    type: 'text',
    meaning: 'client that may read the catalog and write orders and webhooks',
  },
  COMMERCE_INTEGRATION_SECRET: {
    type: 'text',
    secret: true,
    meaning:
      'secret of the client in `COMMERCE_INTEGRATION_ID`; required unless `COMMERCE_ENDPOINT` is on this machine',
  },
};
