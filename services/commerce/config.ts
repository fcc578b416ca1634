import { dirname, join } from 'node:path';
import { z } from 'zod';
import { configuredClients, type ConfiguredClient } from './configured-clients.ts';
import { stableIdentifier } from './core/identifier.ts';

/**
 * Every option of the platform: its environment variable, its default, what it is for.
 * `COMMERCE_TLS_PORT` is `--tls-port` on the command line; the documentation's table
 * is made from here as well.
 */
export const environment = z.object({
  COMMERCE_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3010)
    .describe('port; `0` takes a free one'),
  COMMERCE_HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  COMMERCE_DB: z
    .string()
    .min(1)
    .default('.shop/commerce.sqlite')
    .describe("SQLite file, from the repository's root; or `:memory:`"),
  COMMERCE_SEED: z
    .string()
    .min(1)
    .default('default')
    .describe(
      '`default` is the shop’s catalogue, `none` keeps what the file holds, else a `.json` or `.ts` file',
    ),
  COMMERCE_FAULTS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('`on` honours the `x-fault` header'),
  COMMERCE_RATE_LIMIT: z
    .enum(['on', 'off'])
    .default('off')
    .describe('`on` answers 429 to who asks more often than the hosted platform lets one'),
  COMMERCE_ADMIN: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` leaves out the pages and endpoints under `/_admin/`'),
  COMMERCE_ADMIN_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('opens `/_admin/` where the host is not this machine alone'),
  COMMERCE_ORGANIZATION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a slug of lower-case letters, digits and dashes')
    .default('fonte-vigna')
    .describe('slug of the organization'),
  COMMERCE_DOMAIN: z
    .string()
    .min(1)
    .default('commerce.test')
    .describe('tokens are issued by `https://auth.<domain>`'),
  COMMERCE_TLS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('port of the TLS listener for `auth.<domain>` and `<organization>.<domain>`'),
  COMMERCE_PROXY_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('port of the proxy that leads these two host names to it'),
  COMMERCE_TLS_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe('folder of the certificates; `tls` beside the database unless told'),
  COMMERCE_SALES_CHANNEL_ID: z
    .string()
    .min(1)
    .default('fonte-vigna-shop')
    .describe('public client of the shop'),
  COMMERCE_INTEGRATION_ID: z
    .string()
    .min(1)
    .default('fonte-vigna-backoffice')
    .describe('client that may do everything'),
  COMMERCE_INTEGRATION_SECRET: z
    .string()
    .min(16)
    .default('demo-backoffice-secret')
    .describe('its secret; set your own beyond one machine'),
  COMMERCE_CLIENTS: configuredClients.describe(
    'further clients, a JSON array of `{ id, kind, name?, secret?, redirect_uris? }`; kinds are `sales_channel`, `integration` and `webapp`',
  ),
  COMMERCE_USER_EMAIL: z
    .email()
    .default('admin@fonte-vigna.example')
    .describe('user who signs in for webapps at `/oauth/authorize`'),
  COMMERCE_USER_PASSWORD: z
    .string()
    .min(8)
    .default('demo-admin-password')
    .describe('that user’s password; set your own beyond one machine'),
  COMMERCE_SALES_CHANNEL_TTL: z.coerce
    .number()
    .int()
    .positive()
    .default(14_400)
    .describe("lifetime of a shopper's token, in seconds"),
  COMMERCE_INTEGRATION_TTL: z.coerce
    .number()
    .int()
    .positive()
    .default(7_200)
    .describe("lifetime of an integration's token"),
  COMMERCE_REFRESH_TTL: z.coerce
    .number()
    .int()
    .positive()
    .default(1_209_600)
    .describe('lifetime of a refresh token'),
  COMMERCE_WEBHOOK_TIMEOUT: z.coerce
    .number()
    .int()
    .positive()
    .default(5_000)
    .describe('how long the receiver of a webhook may take to answer, in ms'),
  COMMERCE_WEBHOOK_RETRY_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe(
      'wait before the first retry of a webhook, in ms; each further one waits twice as long',
    ),
  COMMERCE_EVENTS_DAYS: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('how many days events and callbacks are kept'),
  COMMERCE_EVENTS_ROWS: z.coerce
    .number()
    .int()
    .positive()
    .default(20_000)
    .describe('how many events, and as many callbacks, are kept at most'),
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
  /** The one user of the organization: who signs in for webapps. */
  readonly user: { readonly id: string; readonly email: string; readonly password: string };
  /** Token lifetimes in seconds. */
  readonly lifetimes: {
    readonly salesChannel: number;
    readonly integration: number;
    readonly refresh: number;
  };
  /** Ms a receiver may take to answer, and ms before the first retry. */
  readonly webhooks: { readonly timeout: number; readonly retryDelay: number };
  /** What is kept of events and callbacks: not older, and not more, than this. */
  readonly retention: { readonly days: number; readonly rows: number };
}

/** Beside the database, where everything is that a platform keeps. */
const defaultTlsFolder = (database: string): string =>
  join(database === ':memory:' ? '.shop' : dirname(database), 'tls');

/** Reads the configuration from the environment; every problem is reported at once. */
export const readConfig = (
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; config: Config } | { ok: false; problems: readonly string[] } => {
  const parsed = environment.safeParse(env);
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    };
  const it = parsed.data;
  return {
    ok: true,
    config: {
      port: it.COMMERCE_PORT,
      host: it.COMMERCE_HOST,
      database: it.COMMERCE_DB,
      seed: it.COMMERCE_SEED,
      faults: it.COMMERCE_FAULTS === 'on',
      rateLimit: it.COMMERCE_RATE_LIMIT === 'on',
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
      user: {
        id: stableIdentifier('users', it.COMMERCE_USER_EMAIL.toLowerCase()),
        email: it.COMMERCE_USER_EMAIL.toLowerCase(),
        password: it.COMMERCE_USER_PASSWORD,
      },
      lifetimes: {
        salesChannel: it.COMMERCE_SALES_CHANNEL_TTL,
        integration: it.COMMERCE_INTEGRATION_TTL,
        refresh: it.COMMERCE_REFRESH_TTL,
      },
      webhooks: {
        timeout: it.COMMERCE_WEBHOOK_TIMEOUT,
        retryDelay: it.COMMERCE_WEBHOOK_RETRY_DELAY,
      },
      retention: { days: it.COMMERCE_EVENTS_DAYS, rows: it.COMMERCE_EVENTS_ROWS },
    },
  };
};
