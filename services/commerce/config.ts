import { z } from 'zod';

const environment = z.object({
  COMMERCE_PORT: z.coerce.number().int().min(0).max(65535).default(3010),
  COMMERCE_HOST: z.string().min(1).default('127.0.0.1'),
  COMMERCE_DB: z.string().min(1).default('.shop/commerce.sqlite'),
  COMMERCE_SEED: z.enum(['default', 'none']).default('default'),
  COMMERCE_FAULTS: z.enum(['on', 'off']).default('off'),
  COMMERCE_ORGANIZATION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a slug of lower-case letters, digits and dashes')
    .default('fonte-vigna'),
  COMMERCE_DOMAIN: z.string().min(1).default('commerce.test'),
  COMMERCE_SALES_CHANNEL_ID: z.string().min(1).default('fonte-vigna-shop'),
  COMMERCE_INTEGRATION_ID: z.string().min(1).default('fonte-vigna-backoffice'),
  COMMERCE_INTEGRATION_SECRET: z.string().min(16).default('demo-backoffice-secret'),
  COMMERCE_SALES_CHANNEL_TTL: z.coerce.number().int().positive().default(14_400),
  COMMERCE_INTEGRATION_TTL: z.coerce.number().int().positive().default(7_200),
  COMMERCE_REFRESH_TTL: z.coerce.number().int().positive().default(1_209_600),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Path of the SQLite file, or `:memory:`. */
  readonly database: string;
  readonly seed: 'default' | 'none';
  /** Whether the `x-fault` header is honoured. */
  readonly faults: boolean;
  /** Slug of the organization: the first label of the API's host name. */
  readonly organization: string;
  readonly domain: string;
  readonly clients: {
    readonly salesChannelId: string;
    readonly integrationId: string;
    readonly integrationSecret: string;
  };
  /** Token lifetimes in seconds. */
  readonly lifetimes: {
    readonly salesChannel: number;
    readonly integration: number;
    readonly refresh: number;
  };
}

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
      organization: it.COMMERCE_ORGANIZATION,
      domain: it.COMMERCE_DOMAIN,
      clients: {
        salesChannelId: it.COMMERCE_SALES_CHANNEL_ID,
        integrationId: it.COMMERCE_INTEGRATION_ID,
        integrationSecret: it.COMMERCE_INTEGRATION_SECRET,
      },
      lifetimes: {
        salesChannel: it.COMMERCE_SALES_CHANNEL_TTL,
        integration: it.COMMERCE_INTEGRATION_TTL,
        refresh: it.COMMERCE_REFRESH_TTL,
      },
    },
  };
};
