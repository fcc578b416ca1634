import { isLoopbackName, isNetwork } from '@shop/server-kit/limits';
import { tracingEnvironment } from '@shop/tracing/environment';
import { z } from 'zod';
import { merchantSchema } from '@shop/contracts/store/merchant-schema';
import { backOfficeEnvironment, isCompleteWebapp } from './back-office-settings.ts';
import { address, jsonFile, marketSchema } from './field-schemas.ts';
import { reconciliationEnvironment } from './reconciliation-settings.ts';
import { releaseEnvironment } from './release-settings.ts';

/** `10.0.0.1, 10.1.0.0/16` */
const addressList = (problem: string, isOne: (text: string) => boolean) =>
  z
    .string()
    .transform((it) => it.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isOne), problem);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const requests = () => {
  const problem = 'must be a number of requests';
  return z.coerce.number(problem).int(problem).min(1, problem);
};

/** Secret of the demo integration on the local platform. */
const DEMO_SECRET = 'demo-backoffice-secret';

const atLeastOne = (problem: string) => z.coerce.number(problem).min(1, problem);

const fields = z.object({
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
  STORE_API_UNLIMITED: addressList('must be addresses or networks', isNetwork).default([
    '127.0.0.1',
    '::1',
  ]),
  STORE_API_TRUSTED_PROXIES: addressList('must be addresses or networks', isNetwork).default([]),
  STORE_API_ENRICHMENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  STORE_API_ENRICHMENT_WRITES: atLeastOne('must be a number of writes a second').default(50),
  STORE_API_ENRICHMENT_SWEEP_EVERY: atLeastOne('must be a number of seconds').default(30),
  ...reconciliationEnvironment,
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
    // Otherwise each mail would need a server with SMTPUTF8.
    .regex(/<[\0-\x7f]+@/, 'must have only ASCII before the @ of its address')
    .default('Fonte & Vigna <bottega@fonte-vigna.example>'),
  MARKETS_FILE: jsonFile(z.array(marketSchema)).optional(),
  MERCHANT_FILE: jsonFile(merchantSchema).optional(),
  SHOP_ORIGIN: address.default('http://localhost:3000'),
  STORE_API_ORIGINS: addressList('must be origins: https://shop.example', isOrigin).optional(),
  STORE_API_ATTEMPTS_PER_ADDRESS: requests().default(30),
  STORE_API_ATTEMPTS_PER_ACCOUNT: requests().default(5),
  STORE_API_PASSWORD_MIN: z.coerce
    .number('must be a number of characters')
    .int('must be a number of characters')
    .min(6, 'must be at least 6')
    .max(64, 'must be at most 64')
    .default(6),
  COMMERCE_ENDPOINT: address.default('http://127.0.0.1:3010'),
  COMMERCE_AUTH_ENDPOINT: address.optional(),
  STORE_API_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  COMMERCE_ORGANIZATION: z.string().min(1).default('fonte-vigna'),
  COMMERCE_CLIENT_ID: z.string().min(1).default('fonte-vigna-shop'),
  COMMERCE_INTEGRATION_ID: z.string().min(1).default('fonte-vigna-backoffice'),
  COMMERCE_INTEGRATION_SECRET: z.string().min(1).default(DEMO_SECRET),
});

// Also if another variable is invalid: all problems are reported at once.
const when = () => true;

type Rotated = 'STORE_API_SHELL_TOKEN' | 'HEALTH_SIGNING_KEY';

/** An optional secret: a previous value without a current one is a mistake. */
const hasCurrent = (name: Rotated) => (values: Partial<z.infer<typeof fields>>) =>
  !values[`${name}_PREVIOUS`] || Boolean(values[name]);
const withoutCurrent = (name: Rotated) => ({
  path: [`${name}_PREVIOUS`],
  message: `must be set together with ${name}`,
  when,
});

/** The default secret is public, so it serves a platform on this machine only. */
const hasOwnSecret = ({
  COMMERCE_INTEGRATION_SECRET: secret,
  COMMERCE_ENDPOINT: endpoint,
}: Partial<z.infer<typeof fields>>): boolean =>
  secret !== DEMO_SECRET ||
  endpoint === undefined ||
  !URL.canParse(endpoint) ||
  isLoopbackName(new URL(endpoint).hostname);

/** The variables of the service and their defaults. Meanings are in `variables.ts`. */
export const environment = fields
  .refine(isCompleteWebapp, {
    path: ['COMMERCE_WEBAPP_SECRET'],
    message: 'must be set together with COMMERCE_WEBAPP_ID',
    when,
  })
  .refine(hasOwnSecret, {
    path: ['COMMERCE_INTEGRATION_SECRET'],
    message: 'must be set, because COMMERCE_ENDPOINT is not on this machine',
    when,
  })
  .refine(hasCurrent('STORE_API_SHELL_TOKEN'), withoutCurrent('STORE_API_SHELL_TOKEN'))
  .refine(hasCurrent('HEALTH_SIGNING_KEY'), withoutCurrent('HEALTH_SIGNING_KEY'));
