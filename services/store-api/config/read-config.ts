import { tracingSettings, type TracingSettings } from '@shop/tracing/environment';
import type { Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Merchant } from '@shop/contracts/store';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import { readEnvironment } from '@shop/server-kit/configuration';
import type { PlatformConfig } from '../platform/platform.ts';
import type { ReconciliationSettings } from '../reconciliation/open-reconciliation.ts';
import type { BackOfficeSettings } from '../back-office/open-back-office.ts';
import type { ReadLimits } from '../http/limit-reads.ts';
import { backOfficeSettings } from './back-office-settings.ts';
import { environment as schema } from './environment.ts';
import { reconciliationSettings } from './reconciliation-settings.ts';
import { releaseSettings, type ReleaseSettings } from './release-settings.ts';
import { variables } from './variables.ts';

/** Path of the index file: next to the database's. */
const catalogueFileOf = (databaseFile: string): string =>
  databaseFile === ':memory:'
    ? databaseFile
    : databaseFile.replace(/(\.sqlite)?$/, '-catalogue.sqlite');

/** The parsed environment of the service. */
export interface StoreApiConfig extends ReleaseSettings {
  port: number;
  host: string;
  /** URL of a PostgreSQL server, or path of an SQLite file; `:memory:` for a temporary one. */
  database: string;
  /** Database of the catalog index. Disposable: it is rebuilt from the platform. */
  catalogueDatabase: string;
  /** Public URL of this service for webhooks; if unset, only a platform on localhost can call it. */
  publicEndpoint: string | undefined;
  /** Interval of comparisons of the index with the platform, in ms. */
  compareEvery: number;
  /** Settings of order enrichment; null if it is disabled. */
  enrichment: {
    /** Maximum writes to the platform per second. */
    writesPerSecond: number;
    /** Interval of sweeps for orders that no event reported, in ms. */
    sweepEvery: number;
  } | null;
  /** Settings of the nightly reconciliation; null if it is disabled. */
  reconciliation: ReconciliationSettings | null;
  /** Public origin of the shop. Links in mails use it, never a request's `Host`. */
  shopOrigin: string;
  mail: {
    /** SMTP server of the shop's mails: `smtps://user:password@host:465`. */
    smtpUrl: string;
    /** Sender of the mails, with name and address. */
    from: string;
    /** Legal name of the seller, as on the shop's pages. */
    merchant: Merchant;
    /** The shop's markets, for link paths. */
    markets: readonly Market[];
  };
  ownApi: {
    /** Allowed CORS origins of the own API. */
    origins: readonly string[];
    /** Requests per address, operation and minute. */
    perMinute: number;
    /** Requests per account in ten minutes. */
    perAccount: number;
    /** Least length of a new password. */
    passwordMinimum: number;
  };
  /** Token for `/metrics` from other machines; if unset, only loopback has access. */
  metricsToken: string | undefined;
  /** Undefined without a collector. */
  tracing: TracingSettings | undefined;
  /** Slug of the organization whose customer tokens are accepted. */
  organization: string;
  /** OAuth client of the shop's sales channel, for customer logins. */
  salesChannelId: string;
  /** Access to the platform by an integration. */
  platform: PlatformConfig;
  /** Sign-in settings of the back office; null if it is disabled. */
  backOffice: BackOfficeSettings | null;
  /** Read limit per address, and the addresses exempt from it. */
  readLimits: ReadLimits;
  /** Proxies whose `X-Forwarded-For` is trusted; from any other sender it is ignored. */
  trustedProxies: readonly string[];
}

export type ConfigResult = { ok: true; config: StoreApiConfig } | { ok: false; problems: string[] };

/**
 * Parses the environment, or names every problem at once. An empty variable counts as unset.
 *
 * @param environment - usually `process.env`
 * @param packagedContract - contract version if `SHOP_CONTRACT` is unset
 */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  packagedContract: string,
): ConfigResult => {
  const read = readEnvironment(
    { prefix: 'STORE_API_', schema, variables },
    { ...environment, SHOP_CONTRACT: environment['SHOP_CONTRACT'] || packagedContract },
  );
  if (!read.ok)
    return { ok: false, problems: read.problems.map((it) => `${it.name} ${it.message}`) };
  return {
    ok: true,
    config: {
      port: read.values.STORE_API_PORT,
      host: read.values.STORE_API_HOST,
      database: read.values.DATABASE_URL ?? read.values.STORE_API_DB,
      catalogueDatabase:
        read.values.DATABASE_URL ??
        read.values.STORE_API_CATALOGUE_DB ??
        catalogueFileOf(read.values.STORE_API_DB),
      publicEndpoint: read.values.STORE_API_PUBLIC_ENDPOINT,
      compareEvery: read.values.STORE_API_COMPARE_EVERY * 1000,
      enrichment:
        read.values.STORE_API_ENRICHMENT === 'on'
          ? {
              writesPerSecond: read.values.STORE_API_ENRICHMENT_WRITES,
              sweepEvery: read.values.STORE_API_ENRICHMENT_SWEEP_EVERY * 1000,
            }
          : null,
      reconciliation: reconciliationSettings(read.values),
      shopOrigin: read.values.SHOP_ORIGIN,
      mail: {
        smtpUrl: read.values.SMTP_URL,
        from: read.values.STORE_API_MAIL_FROM,
        merchant: read.values.MERCHANT_FILE ?? DEMO_MERCHANT,
        markets: read.values.MARKETS_FILE ?? MARKETS,
      },
      ownApi: {
        origins: read.values.STORE_API_ORIGINS ?? [read.values.SHOP_ORIGIN],
        perMinute: read.values.STORE_API_ATTEMPTS_PER_ADDRESS,
        perAccount: read.values.STORE_API_ATTEMPTS_PER_ACCOUNT,
        passwordMinimum: read.values.STORE_API_PASSWORD_MIN,
      },
      metricsToken: read.values.STORE_API_METRICS_TOKEN,
      tracing: tracingSettings(read.values),
      organization: read.values.COMMERCE_ORGANIZATION,
      salesChannelId: read.values.COMMERCE_CLIENT_ID,
      platform: {
        endpoint: read.values.COMMERCE_ENDPOINT,
        authEndpoint: read.values.COMMERCE_AUTH_ENDPOINT ?? read.values.COMMERCE_ENDPOINT,
        clientId: read.values.COMMERCE_INTEGRATION_ID,
        clientSecret: read.values.COMMERCE_INTEGRATION_SECRET,
      },
      backOffice: backOfficeSettings(read.values),
      readLimits: {
        perMinute: read.values.STORE_API_READS_PER_MINUTE,
        unlimited: read.values.STORE_API_UNLIMITED,
      },
      trustedProxies: read.values.STORE_API_TRUSTED_PROXIES,
      ...releaseSettings(read.values),
    },
  };
};
