import { isIP } from 'node:net';
import { z } from 'zod';
import type { PlatformConfig } from '../platform/platform.ts';
import type { ReadLimits } from '../http/limit-reads.ts';

const semver = z.string().regex(/^\d+\.\d+\.\d+/, 'must be a semantic version');

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address beginning with http' })
  .transform((it) => it.replace(/\/+$/, ''));

/** `10.0.0.1, 10.1.0.0/16` */
const addressList = (problem: string, isOne: (text: string) => boolean) =>
  z
    .string()
    .transform((it) => it.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isOne), problem);

const isNetwork = (text: string): boolean => {
  const [network = '', bits = '32', more] = text.split('/');
  return isIP(network) !== 0 && /^\d{1,3}$/.test(bits) && more === undefined;
};

const environmentSchema = z.object({
  STORE_API_PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(3020),
  STORE_API_HOST: z.string().min(1).default('127.0.0.1'),
  STORE_API_DB: z.string().min(1).default('.shop/store-api.sqlite'),
  STORE_API_DEPLOY_TOKEN: z
    .string('is missing: without it nobody could release')
    .min(16, 'must have at least 16 characters'),
  SHOP_CONTRACT: semver,
  SHOP_RUNTIME: semver.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  STORE_API_CATALOGUE_DB: z.string().min(1).optional(),
  STORE_API_PUBLIC_ENDPOINT: address.optional(),
  STORE_API_COMPARE_EVERY: z.coerce
    .number('must be a number of seconds')
    .min(1, 'must be a number of seconds')
    .default(300),
  STORE_API_READS_PER_MINUTE: z.coerce
    .number('must be a number of requests')
    .int('must be a number of requests')
    .min(1, 'must be a number of requests')
    .default(1200),
  STORE_API_UNLIMITED: addressList('must be addresses', (it) => isIP(it) !== 0).default([
    '127.0.0.1',
    '::1',
  ]),
  STORE_API_TRUSTED_PROXIES: addressList('must be addresses or networks', isNetwork).default([]),
  STORE_API_ENRICHMENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  STORE_API_ENRICHMENT_WRITES: z.coerce
    .number('must be a number of writes a second')
    .min(1, 'must be a number of writes a second')
    .default(50),
  STORE_API_ENRICHMENT_SWEEP_EVERY: z.coerce
    .number('must be a number of seconds')
    .min(1, 'must be a number of seconds')
    .default(30),
  COMMERCE_ENDPOINT: address.default('http://127.0.0.1:3010'),
  COMMERCE_AUTH_ENDPOINT: address.optional(),
  COMMERCE_INTEGRATION_ID: z.string().min(1).default('fonte-vigna-backoffice'),
  COMMERCE_INTEGRATION_SECRET: z.string().min(1).default('demo-backoffice-secret'),
});

/** The index's own file, beside the database's. */
const catalogueBeside = (databaseFile: string): string =>
  databaseFile === ':memory:'
    ? databaseFile
    : databaseFile.replace(/(\.sqlite)?$/, '-catalogue.sqlite');

/** Everything the service is told from outside. */
export interface StoreApiConfig {
  port: number;
  host: string;
  /** Address of a PostgreSQL server, or an SQLite file; `:memory:` for one that is forgotten. */
  database: string;
  /** The same for the catalogue's index, which can be thrown away: it is read from the platform again. */
  catalogueDatabase: string;
  /** Where the platform can call this service; unset, only a platform on this machine can. */
  publicEndpoint: string | undefined;
  /** Milliseconds between two comparisons of the index with the platform. */
  compareEvery: number;
  /** How orders are enriched; null where they are not. */
  enrichment: {
    /** Most writes to the platform in a second. */
    writesPerSecond: number;
    /** Milliseconds between two looks for orders nobody told of. */
    sweepEvery: number;
  } | null;
  /** The platform, read with an integration's client. */
  platform: PlatformConfig;
  /** What one address may read, and who is not counted. */
  readLimits: ReadLimits;
  /** Proxies whose `X-Forwarded-For` is believed; of anybody else it is not read. */
  trustedProxies: readonly string[];
  deployToken: string;
  /** Version of shared-contracts the live shell provides. */
  contract: string;
  /** Version of the federation runtime the live shell provides; unknown means unchecked. */
  runtime: string | undefined;
}

export type ConfigResult = { ok: true; config: StoreApiConfig } | { ok: false; problems: string[] };

/**
 * Reads the environment, naming every problem at once. An empty variable counts as not set.
 *
 * @param environment usually `process.env`
 * @param packagedContract contract version used when `SHOP_CONTRACT` is not set
 */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  packagedContract: string,
): ConfigResult => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse({ SHOP_CONTRACT: packagedContract, ...given });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((it) => `${it.path.join('.')} ${it.message}`);
    return { ok: false, problems };
  }
  return {
    ok: true,
    config: {
      port: parsed.data.STORE_API_PORT,
      host: parsed.data.STORE_API_HOST,
      database: parsed.data.DATABASE_URL ?? parsed.data.STORE_API_DB,
      catalogueDatabase:
        parsed.data.DATABASE_URL ??
        parsed.data.STORE_API_CATALOGUE_DB ??
        catalogueBeside(parsed.data.STORE_API_DB),
      publicEndpoint: parsed.data.STORE_API_PUBLIC_ENDPOINT,
      compareEvery: parsed.data.STORE_API_COMPARE_EVERY * 1000,
      enrichment:
        parsed.data.STORE_API_ENRICHMENT === 'on'
          ? {
              writesPerSecond: parsed.data.STORE_API_ENRICHMENT_WRITES,
              sweepEvery: parsed.data.STORE_API_ENRICHMENT_SWEEP_EVERY * 1000,
            }
          : null,
      platform: {
        endpoint: parsed.data.COMMERCE_ENDPOINT,
        authEndpoint: parsed.data.COMMERCE_AUTH_ENDPOINT ?? parsed.data.COMMERCE_ENDPOINT,
        clientId: parsed.data.COMMERCE_INTEGRATION_ID,
        clientSecret: parsed.data.COMMERCE_INTEGRATION_SECRET,
      },
      readLimits: {
        perMinute: parsed.data.STORE_API_READS_PER_MINUTE,
        unlimited: parsed.data.STORE_API_UNLIMITED,
      },
      trustedProxies: parsed.data.STORE_API_TRUSTED_PROXIES,
      deployToken: parsed.data.STORE_API_DEPLOY_TOKEN,
      contract: parsed.data.SHOP_CONTRACT,
      runtime: parsed.data.SHOP_RUNTIME,
    },
  };
};
