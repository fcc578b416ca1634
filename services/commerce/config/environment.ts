import { isNetwork } from '@shop/server-kit/limits';
import { tracingEnvironment } from '@shop/tracing/environment';
import { z } from 'zod';
import { DEFAULT_PASSWORD_COST } from '../domains/auth/credentials/passwords.ts';
import { configuredClients, configuredUsers } from './configured-accounts.ts';

const attempts = (standard: number) => z.coerce.number().int().positive().default(standard);

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
 * Every option of the platform: its environment variable and default. `COMMERCE_TLS_PORT` is `--tls-port` on the command
 * line. Meanings are in `variables.ts`.
 */
export const environment = z.object({
  COMMERCE_PORT: z.coerce.number().int().min(0).max(65535).default(3010),
  COMMERCE_HOST: z.string().min(1).default('127.0.0.1'),
  COMMERCE_DB: z.string().min(1).default('.shop/commerce.sqlite'),
  COMMERCE_SEED: z.string().min(1).default('default'),
  COMMERCE_FAULTS: z.enum(['on', 'off']).default('off'),
  COMMERCE_RATE_LIMIT: z.enum(['on', 'off']).default('off'),
  COMMERCE_ATTEMPTS_PER_ACCOUNT: attempts(10),
  COMMERCE_ATTEMPTS_PER_ADDRESS: attempts(50),
  COMMERCE_ATTEMPTS_SECONDS: attempts(300),
  COMMERCE_PASSWORD_COST: z.coerce
    .number()
    .int()
    .min(2)
    .max(DEFAULT_PASSWORD_COST)
    .refine((cost) => Number.isInteger(Math.log2(cost)), 'must be a power of two')
    .default(DEFAULT_PASSWORD_COST),
  COMMERCE_TRUSTED_PROXIES: addressList,
  COMMERCE_ADMIN: z.enum(['on', 'off']).default('on'),
  COMMERCE_ADMIN_TOKEN: z.string().min(16).optional(),
  COMMERCE_ORGANIZATION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a slug of lower-case letters, digits and dashes')
    .default('fonte-vigna'),
  COMMERCE_DOMAIN: z.string().min(1).default('commerce.test'),
  COMMERCE_TLS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  COMMERCE_PROXY_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  COMMERCE_TLS_FOLDER: z.string().min(1).optional(),
  COMMERCE_SALES_CHANNEL_ID: z.string().min(1).default('fonte-vigna-shop'),
  COMMERCE_INTEGRATION_ID: z.string().min(1).default('fonte-vigna-backoffice'),
  COMMERCE_INTEGRATION_SECRET: z.string().min(16).default('demo-backoffice-secret'),
  COMMERCE_CLIENTS: configuredClients,
  COMMERCE_USER_EMAIL: z.email().default('admin@fonte-vigna.example'),
  COMMERCE_USER_PASSWORD: z.string().min(8).default('demo-admin-password'),
  COMMERCE_USERS: configuredUsers,
  COMMERCE_SALES_CHANNEL_TTL: z.coerce.number().int().positive().default(14_400),
  COMMERCE_INTEGRATION_TTL: z.coerce.number().int().positive().default(7_200),
  COMMERCE_REFRESH_TTL: z.coerce.number().int().positive().default(1_209_600),
  COMMERCE_WEBHOOK_TIMEOUT: z.coerce.number().int().positive().default(5_000),
  COMMERCE_WEBHOOK_RETRY_DELAY: z.coerce.number().int().min(0).default(10_000),
  COMMERCE_WEBHOOK_NETWORKS: addressList,
  COMMERCE_EVENTS_DAYS: z.coerce.number().positive().default(30),
  COMMERCE_EVENTS_ROWS: z.coerce.number().int().positive().default(20_000),
  ...tracingEnvironment,
});
