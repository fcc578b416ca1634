import { z } from 'zod';

const semver = z.string().regex(/^\d+\.\d+\.\d+/, 'must be a semantic version');

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
});

/** Everything the service is told from outside. */
export interface StoreApiConfig {
  port: number;
  host: string;
  /** File of the SQLite database; `:memory:` for one that is forgotten. */
  databaseFile: string;
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
      databaseFile: parsed.data.STORE_API_DB,
      deployToken: parsed.data.STORE_API_DEPLOY_TOKEN,
      contract: parsed.data.SHOP_CONTRACT,
      runtime: parsed.data.SHOP_RUNTIME,
    },
  };
};
