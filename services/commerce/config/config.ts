import { dirname, join } from 'node:path';
import type { AttemptLimits } from '../domains/auth/attempts/attempt-limiter.ts';
import type { ConfiguredClient } from './configured-accounts.ts';
import { stableIdentifier } from '../engine/store/identifier.ts';
import { tracingSettings, type TracingSettings } from '@shop/tracing/environment';
import { readEnvironment } from '@shop/server-kit/configuration';
import { environment } from './environment.ts';
import { variables } from './variables.ts';

interface ConfiguredUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

const userOf = (user: Omit<ConfiguredUser, 'id'>): ConfiguredUser => ({
  id: stableIdentifier('users', user.email),
  ...user,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Path of the SQLite file, or `:memory:`. */
  readonly database: string;
  /** `default`, `none` or the path of a seed file. */
  readonly seed: string;
  /** Whether the `x-fault` header is honoured. */
  readonly faults: boolean;
  /** Whether rates of requests are limited. */
  readonly rateLimit: boolean;
  /** Failures at passwords, codes and ids before 429. */
  readonly attempts: AttemptLimits;
  /** scrypt's N of new password hashes. */
  readonly passwordCost: number;
  /** Proxies whose `X-Forwarded-For` is believed; of anyone else it is not read. */
  readonly trustedProxies: readonly string[];
  /** Whether there is anything under `/_admin/`, and the token that opens it beyond this machine. */
  readonly admin: { readonly on: boolean; readonly token: string | null };
  /** Slug of the organization: the first label of the API's host name. */
  readonly organization: string;
  readonly domain: string;
  readonly tls: {
    /** Port of the TLS listener; null without one. */
    readonly port: number | null;
    /** Port of the proxy that leads the official host names to it; null without one. */
    readonly proxyPort: number | null;
    /** Folder of the certificates. */
    readonly folder: string;
  };
  readonly clients: {
    readonly salesChannelId: string;
    readonly integrationId: string;
    readonly integrationSecret: string;
  };
  /** Clients beyond the shop's own two. */
  readonly furtherClients: readonly ConfiguredClient[];
  /** The first user of the organization, who signs in to web apps. */
  readonly user: ConfiguredUser;
  /** Users beyond the first. */
  readonly furtherUsers: readonly ConfiguredUser[];
  /** Token lifetimes in seconds. */
  readonly lifetimes: {
    readonly salesChannel: number;
    readonly integration: number;
    readonly refresh: number;
  };
  readonly webhooks: {
    /** Ms a receiver may take to answer. */
    readonly timeout: number;
    /** Ms before the first retry. */
    readonly retryDelay: number;
    /** Internal networks that may be called. */
    readonly networks: readonly string[];
  };
  /** Retention of events and callbacks: maximum age in days and maximum number of rows. */
  readonly retention: { readonly days: number; readonly rows: number };
  /** Undefined without a collector. */
  readonly tracing: TracingSettings | undefined;
}

/** Beside the database, where everything is that a platform keeps. */
const defaultTlsFolder = (database: string): string =>
  join(database === ':memory:' ? '.shop' : dirname(database), 'tls');

/** Reads the configuration from the environment; every problem is reported at once. */
export const readConfig = (
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; config: Config } | { ok: false; problems: readonly string[] } => {
  const read = readEnvironment({ prefix: 'COMMERCE_', schema: environment, variables }, env);
  if (!read.ok)
    return { ok: false, problems: read.problems.map((it) => `${it.name}: ${it.message}`) };
  const it = read.values;
  return {
    ok: true,
    config: {
      port: it.COMMERCE_PORT,
      host: it.COMMERCE_HOST,
      database: it.COMMERCE_DB,
      seed: it.COMMERCE_SEED,
      faults: it.COMMERCE_FAULTS === 'on',
      rateLimit: it.COMMERCE_RATE_LIMIT === 'on',
      attempts: {
        perAccount: it.COMMERCE_ATTEMPTS_PER_ACCOUNT,
        perAddress: it.COMMERCE_ATTEMPTS_PER_ADDRESS,
        seconds: it.COMMERCE_ATTEMPTS_SECONDS,
      },
      passwordCost: it.COMMERCE_PASSWORD_COST,
      trustedProxies: it.COMMERCE_TRUSTED_PROXIES,
      admin: { on: it.COMMERCE_ADMIN === 'on', token: it.COMMERCE_ADMIN_TOKEN ?? null },
      organization: it.COMMERCE_ORGANIZATION,
      domain: it.COMMERCE_DOMAIN,
      tls: {
        port: it.COMMERCE_TLS_PORT ?? null,
        proxyPort: it.COMMERCE_PROXY_PORT ?? null,
        folder: it.COMMERCE_TLS_FOLDER ?? defaultTlsFolder(it.COMMERCE_DB),
      },
      clients: {
        salesChannelId: it.COMMERCE_SALES_CHANNEL_ID,
        integrationId: it.COMMERCE_INTEGRATION_ID,
        integrationSecret: it.COMMERCE_INTEGRATION_SECRET,
      },
      furtherClients: it.COMMERCE_CLIENTS,
      user: userOf({
        email: it.COMMERCE_USER_EMAIL.toLowerCase(),
        password: it.COMMERCE_USER_PASSWORD,
      }),
      furtherUsers: it.COMMERCE_USERS.map(userOf),
      lifetimes: {
        salesChannel: it.COMMERCE_SALES_CHANNEL_TTL,
        integration: it.COMMERCE_INTEGRATION_TTL,
        refresh: it.COMMERCE_REFRESH_TTL,
      },
      webhooks: {
        timeout: it.COMMERCE_WEBHOOK_TIMEOUT,
        retryDelay: it.COMMERCE_WEBHOOK_RETRY_DELAY,
        networks: it.COMMERCE_WEBHOOK_NETWORKS,
      },
      retention: { days: it.COMMERCE_EVENTS_DAYS, rows: it.COMMERCE_EVENTS_ROWS },
      tracing: tracingSettings(it),
    },
  };
};
