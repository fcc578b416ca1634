import { isIP } from 'node:net';
import {
  tracingEnvironment,
  tracingSettings,
  type TracingSettings,
} from '@shop/tracing/environment';
import { z } from 'zod';
import type { Market } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import type { Merchant } from '@shop/contracts/store';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import { merchantSchema } from '@shop/contracts/store/merchant-schema';
import { address, jsonFile, marketSchema } from './field-schemas.ts';
import { catalogueFileOf } from './catalogue-file.ts';
import type { PlatformConfig } from '../platform/platform.ts';
import type { BackOfficeSettings } from '../back-office/open-back-office.ts';
import type { ReadLimits } from '../http/limit-reads.ts';
import {
  backOfficeEnvironment,
  backOfficeSettings,
  isCompleteWebapp,
} from './back-office-settings.ts';
import { releaseEnvironment, type ReleaseSettings, releaseSettings } from './release-settings.ts';

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

const atLeastOne = (problem: string) => z.coerce.number(problem).min(1, problem);

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
  ...releaseEnvironment,
  ...tracingEnvironment,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  STORE_API_CATALOGUE_DB: z.string().min(1).optional(),
  STORE_API_PUBLIC_ENDPOINT: address.optional(),
  STORE_API_COMPARE_EVERY: atLeastOne('must be a number of seconds').default(300),
  STORE_API_READS_PER_MINUTE: requests().default(1200),
  STORE_API_UNLIMITED: addressList('must be addresses', (it) => isIP(it) !== 0).default([
    '127.0.0.1',
    '::1',
  ]),
  STORE_API_TRUSTED_PROXIES: addressList('must be addresses or networks', isNetwork).default([]),
  STORE_API_ENRICHMENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  STORE_API_ENRICHMENT_WRITES: atLeastOne('must be a number of writes a second').default(50),
  STORE_API_ENRICHMENT_SWEEP_EVERY: atLeastOne('must be a number of seconds').default(30),
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

const consistentEnvironment = environmentSchema.refine(isCompleteWebapp, {
  path: ['COMMERCE_WEBAPP_SECRET'],
  message: 'must be set together with COMMERCE_WEBAPP_ID',
});

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
 * Parses the environment, and throws one error with every problem. An empty variable counts as unset.
 *
 * @param environment - usually `process.env`
 * @param packagedContract - contract version if `SHOP_CONTRACT` is unset
 */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  packagedContract: string,
): ConfigResult => {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = consistentEnvironment.safeParse({ SHOP_CONTRACT: packagedContract, ...variables });
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
        catalogueFileOf(parsed.data.STORE_API_DB),
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
      tracing: tracingSettings(parsed.data),
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
      ...releaseSettings(parsed.data),
    },
  };
};
