import { isIP } from 'node:net';
import { z } from 'zod';
import type { Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Merchant } from '@shop/contracts/store';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import { merchantSchema } from '@shop/contracts/store/merchant-schema';
import { jsonFile, marketSchema } from './shop-files.ts';
import type { PlatformConfig } from '../platform/platform.ts';
import type { BackOfficeSettings } from '../back-office/open-back-office.ts';
import type { ReadLimits } from '../http/limit-reads.ts';
import { address } from './address.ts';
import {
  backOfficeEnvironment,
  backOfficeSettings,
  isWholeWebapp,
} from './back-office-settings.ts';

const semver = z.string().regex(/^\d+\.\d+\.\d+/, 'must be a semantic version');

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

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const requests = () => {
  const problem = 'must be a number of requests';
  return z.coerce.number(problem).int(problem).min(1, problem);
};

const environmentSchema = z.object({
  ...backOfficeEnvironment,
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
  STORE_API_READS_PER_MINUTE: requests().default(1200),
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
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'must begin with smtp:// or smtps://')
    .default('smtp://127.0.0.1:3025'),
  STORE_API_MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$/,
      'must be a name with an address: Shop <shop@example.org>',
    )
    .default('Fonte & Vigna <bottega@fonte-vigna.example>'),
  MARKETS_FILE: jsonFile(z.array(marketSchema)).optional(),
  MERCHANT_FILE: jsonFile(merchantSchema).optional(),
  SHOP_ORIGIN: address.default('http://localhost:3000'),
  STORE_API_ORIGINS: addressList('must be origins: https://shop.example', isOrigin).optional(),
  STORE_API_ATTEMPTS_PER_ADDRESS: requests().default(30),
  STORE_API_ATTEMPTS_PER_ACCOUNT: requests().default(5),
  COMMERCE_ENDPOINT: address.default('http://127.0.0.1:3010'),
  COMMERCE_AUTH_ENDPOINT: address.optional(),
  STORE_API_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  COMMERCE_ORGANIZATION: z.string().min(1).default('fonte-vigna'),
  COMMERCE_CLIENT_ID: z.string().min(1).default('fonte-vigna-shop'),
  COMMERCE_INTEGRATION_ID: z.string().min(1).default('fonte-vigna-backoffice'),
  COMMERCE_INTEGRATION_SECRET: z.string().min(1).default('demo-backoffice-secret'),
});

const wholeEnvironment = environmentSchema.refine(isWholeWebapp, {
  path: ['COMMERCE_WEBAPP_SECRET'],
  message: 'must be set together with COMMERCE_WEBAPP_ID',
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
    /** Milliseconds between two looks for orders that no event reported. */
    sweepEvery: number;
  } | null;
  /** Origin of the shop as its visitors know it: links in mails begin with it, never with a request's host. */
  shopOrigin: string;
  mail: {
    /** The SMTP server that takes the shop's mails: `smtps://user:password@host:465`. */
    smtpUrl: string;
    /** Name and address that mails come from. */
    from: string;
    /** Who sells, as the shop's pages say it. */
    merchant: Merchant;
    /** The shop's markets, for the paths of links. */
    markets: readonly Market[];
  };
  ownApi: {
    /** Origins whose pages may ask the shop's own API. */
    origins: readonly string[];
    /** What one address may ask of one operation in a minute. */
    perMinute: number;
    /** How often one account may be asked about in ten minutes. */
    perAccount: number;
  };
  /** Opens `/metrics` to other machines; unset, only this one may read it. */
  metricsToken: string | undefined;
  /** The organization whose customers' tokens are good. */
  organization: string;
  /** The shop's own client, by which customers log in. */
  salesChannelId: string;
  /** The platform, read with an integration's client. */
  platform: PlatformConfig;
  /** How people sign in to the back office; null where they do not. */
  backOffice: BackOfficeSettings | null;
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
  const parsed = wholeEnvironment.safeParse({ SHOP_CONTRACT: packagedContract, ...given });
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
      shopOrigin: parsed.data.SHOP_ORIGIN,
      mail: {
        smtpUrl: parsed.data.SMTP_URL,
        from: parsed.data.STORE_API_MAIL_FROM,
        merchant: parsed.data.MERCHANT_FILE ?? DEMO_MERCHANT,
        markets: parsed.data.MARKETS_FILE ?? MARKETS,
      },
      ownApi: {
        origins: parsed.data.STORE_API_ORIGINS ?? [parsed.data.SHOP_ORIGIN],
        perMinute: parsed.data.STORE_API_ATTEMPTS_PER_ADDRESS,
        perAccount: parsed.data.STORE_API_ATTEMPTS_PER_ACCOUNT,
      },
      metricsToken: parsed.data.STORE_API_METRICS_TOKEN,
      organization: parsed.data.COMMERCE_ORGANIZATION,
      salesChannelId: parsed.data.COMMERCE_CLIENT_ID,
      platform: {
        endpoint: parsed.data.COMMERCE_ENDPOINT,
        authEndpoint: parsed.data.COMMERCE_AUTH_ENDPOINT ?? parsed.data.COMMERCE_ENDPOINT,
        clientId: parsed.data.COMMERCE_INTEGRATION_ID,
        clientSecret: parsed.data.COMMERCE_INTEGRATION_SECRET,
      },
      backOffice: backOfficeSettings(parsed.data),
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
