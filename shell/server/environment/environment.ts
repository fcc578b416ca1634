import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNetwork } from '@shop/server-kit/limits';
import { tracingEnvironment } from '@shop/tracing/environment';
import { z } from 'zod';
import { LOCALES, type Market } from '@shop/contracts/market';
import type { Merchant } from '@shop/contracts/store';
import { merchantSchema } from '@shop/contracts/store/merchant-schema';
import { developedRemotesText } from '../releases/developed-remotes.ts';

/** Path of a JSON file, read at start; what is wrong with it is one of the problems. */
const jsonFile = <T>(read: (content: unknown) => T) =>
  z.string().transform((path, context): T => {
    try {
      return read(JSON.parse(readFileSync(path, 'utf8')));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      context.addIssue({ code: 'custom', message: `${path} is invalid: ${reason}` });
      return z.NEVER;
    }
  });

const readMerchant = (content: unknown): Merchant => {
  const parsed = merchantSchema.safeParse(content);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return parsed.data;
};

const origin = z.url({ protocol: /^https?$/ }).transform((it) => it.replace(/\/+$/, ''));
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const locales = z
  .string()
  .default('it,en,de')
  .transform((it) => it.split(',').map((word) => word.trim()))
  .pipe(z.array(z.enum(LOCALES)).min(1));

/** `one, two` */
const list = z
  .string()
  .default('')
  .transform((it) =>
    it
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** The variables of the shell's server and their defaults. Meanings are in `variables.ts`. */
export const environment = z.object({
  SHELL_HOST: z.string().default('127.0.0.1'),
  SHELL_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SHELL_TRUSTED_PROXIES: list.refine(
    (parts) => parts.every(isNetwork),
    'must be addresses or networks',
  ),
  SHOP_ORIGIN: origin.optional(),
  COMMERCE_ENDPOINT: origin.default('http://localhost:3010'),
  COMMERCE_AUTH_ENDPOINT: origin.optional(),
  COMMERCE_ORGANIZATION: z.string().min(1).default('fonte-vigna'),
  COMMERCE_CLIENT_ID: z.string().min(1).default('fonte-vigna-shop'),
  STORE_API_ENDPOINT: origin.default('http://localhost:3020'),
  STORE_API_SHELL_TOKEN: z.string().min(16).optional(),
  SHELL_METRICS_TOKEN: z.string().min(16).optional(),
  MARKETS_FILE: jsonFile((it) => it as readonly Market[]).optional(),
  MERCHANT_FILE: jsonFile(readMerchant).optional(),
  SHOP_LOCALES: locales,
  DEFAULT_COUNTRY: z.string().length(2).default('IT'),
  MAX_QUANTITY_PER_LINE: count(24),
  PICTURE_ORIGINS: list.pipe(
    z.array(origin.refine((it) => URL.parse(it)?.origin === it, 'must be an origin')),
  ),
  MEDIA_DIR: z.string().optional(),
  SHELL_DATA_DIR: z.string().default('.shop/shell'),
  RENDER_WORKERS: count(2),
  RENDER_LIMIT_MS: count(1500),
  RENDER_INDEX_LIMIT_MS: count(400),
  RELEASE_POLL_MS: count(1000),
  PAGE_MAX_AGE: z.coerce.number().int().min(0).default(30),
  SHOP_INDEXING: z.enum(['on', 'off']).default('on'),
  SITEMAP_MAX_AGE: count(600),
  SHELL_DIST: z.string().default(fileURLToPath(new URL('../../dist', import.meta.url))),
  SHELL_EARLIER_DISTS: z.string().default(''),
  SHELL_DEV_REMOTES: developedRemotesText.optional(),
  SHELL_ALLOW_DEVELOPMENT: z.enum(['on', 'off']).default('off'),
  HEALTH_SIGNING_KEY: z.string().min(16).optional(),
  HEALTH_SAMPLE: z.coerce.number().min(0).max(1).default(1),
  ...tracingEnvironment,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
