import { isIP } from 'node:net';
import { tracingEnvironment } from '@shop/tracing/environment';
import { z } from 'zod';
import { DEFAULT_PASSWORD_COST } from '../domains/auth/credentials/passwords.ts';
import { configuredClients, configuredUsers } from './configured-accounts.ts';

const attempts = (standard: number) => z.coerce.number().int().positive().default(standard);

const isNetwork = (text: string): boolean => {
  const [network = '', bits = '0', more] = text.split('/');
  const family = isIP(network);
  const longest = family === 6 ? 128 : 32;
  return family !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest && more === undefined;
};

/** `10.0.0.1, 10.1.0.0/16` */
const addressList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((parts) => parts.every(isNetwork), 'must be addresses or networks');

/**
 * Every option of the platform: its environment variable, default and description. `COMMERCE_TLS_PORT` is `--tls-port`
 * on the command line. The table in the documentation is generated from here.
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
    .describe(
      '`on` answers 429 to anyone who asks more often than the hosted platform allows; what is left is told in any case',
    ),
  COMMERCE_ATTEMPTS_PER_ACCOUNT: attempts(10).describe(
    'failures at one account’s password, reset or codes, in the time below, before 429; a success costs a tenth or so',
  ),
  COMMERCE_ATTEMPTS_PER_ADDRESS: attempts(50).describe(
    'the same from one address, whatever the accounts; five times as many at ids',
  ),
  COMMERCE_ATTEMPTS_SECONDS: attempts(300).describe(
    'time in which that many failures are forgotten, one by one',
  ),
  COMMERCE_PASSWORD_COST: z.coerce
    .number()
    .int()
    .min(2)
    .max(DEFAULT_PASSWORD_COST)
    .refine((cost) => Number.isInteger(Math.log2(cost)), 'must be a power of two')
    .default(DEFAULT_PASSWORD_COST)
    .describe('scrypt’s N of new password hashes; a lower one is for tests'),
  COMMERCE_TRUSTED_PROXIES: addressList.describe(
    'addresses or networks of proxies whose `X-Forwarded-For` is believed, separated by commas',
  ),
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
    'further clients, a JSON array of `{ id, kind, name?, secret?, redirect_uris? }`; kinds are `sales_channel`, `integration`, `webapp` and `user`, that of the Provisioning API',
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
  COMMERCE_USERS: configuredUsers.describe(
    'further users who sign in for webapps, a JSON array of `{ email, password }`',
  ),
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
  COMMERCE_WEBHOOK_NETWORKS: addressList.describe(
    'internal addresses or networks that webhooks may call, separated by commas; this machine’s own where the host is',
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
  ...tracingEnvironment,
});
