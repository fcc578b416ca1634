import { remoteNameSchema } from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import type { ReleaseKeys } from '../releases/releases-context.ts';
import { jsonFile, publicKey, versionList } from './field-schemas.ts';

const semver = z.string().regex(/^\d+\.\d+\.\d+/, 'must be a semantic version');

const TOO_SHORT = 'must have at least 16 characters';

/** A secret, and the previous one while it is being replaced; empty if it is unset. */
type Secrets = readonly string[];

/** Settings of releases. */
export interface ReleaseSettings {
  /**
   * `signingKeys` are those of the shell; without one, health reports are not accepted. `isAutomatic`: whether releases
   * that prove worse are withdrawn.
   */
  releaseHealth: { signingKeys: Secrets; isAutomatic: boolean };
  deployToken: Secrets;
  /** Token of shells that confirm releases; without it none does. */
  shellToken: Secrets;
  /** Version of shared-contracts the live shell provides. */
  contract: string;
  /** Version of the federation runtime the live shell provides; unknown means unchecked. */
  runtime: string | undefined;
  /** Versions of the modules the live shell shares; a module that is not named is unchecked. */
  shared: Readonly<Record<string, string>> | undefined;
  /** Public keys by remote that sign its releases; a remote without keys needs no signature. */
  releaseKeys: ReleaseKeys | undefined;
}

/** Variables of {@link ReleaseSettings}. */
export const releaseEnvironment = {
  STORE_API_DEPLOY_TOKEN: z
    .string('is missing: without it nobody could release')
    .min(16, TOO_SHORT),
  STORE_API_DEPLOY_TOKEN_PREVIOUS: z.string().min(16, TOO_SHORT).optional(),
  STORE_API_SHELL_TOKEN: z.string().min(16, TOO_SHORT).optional(),
  STORE_API_SHELL_TOKEN_PREVIOUS: z.string().min(16, TOO_SHORT).optional(),
  SHOP_CONTRACT: semver,
  SHOP_RUNTIME: semver.optional(),
  SHOP_SHARED: versionList.optional(),
  STORE_API_RELEASE_KEYS: jsonFile(
    z.record(remoteNameSchema, z.array(publicKey).min(1)),
  ).optional(),
  HEALTH_SIGNING_KEY: z.string().min(16, TOO_SHORT).optional(),
  HEALTH_SIGNING_KEY_PREVIOUS: z.string().min(16, TOO_SHORT).optional(),
  AUTO_ROLLBACK: z.enum(['on', 'off'], 'must be on or off').default('on'),
};

type Environment = z.infer<z.ZodObject<typeof releaseEnvironment>>;

const secrets = (...values: readonly (string | undefined)[]): Secrets =>
  values.filter((it) => it !== undefined);

export const releaseSettings = (environment: Environment): ReleaseSettings => ({
  releaseHealth: {
    signingKeys: secrets(environment.HEALTH_SIGNING_KEY, environment.HEALTH_SIGNING_KEY_PREVIOUS),
    isAutomatic: environment.AUTO_ROLLBACK === 'on',
  },
  deployToken: secrets(
    environment.STORE_API_DEPLOY_TOKEN,
    environment.STORE_API_DEPLOY_TOKEN_PREVIOUS,
  ),
  shellToken: secrets(
    environment.STORE_API_SHELL_TOKEN,
    environment.STORE_API_SHELL_TOKEN_PREVIOUS,
  ),
  contract: environment.SHOP_CONTRACT,
  runtime: environment.SHOP_RUNTIME,
  shared: environment.SHOP_SHARED,
  releaseKeys: environment.STORE_API_RELEASE_KEYS,
});
