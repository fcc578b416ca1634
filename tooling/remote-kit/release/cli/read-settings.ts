import type { KeyObject } from 'node:crypto';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote';
import { dataFolder } from '../../workspace.ts';
import { portsFrom } from '../../ports.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import type { LiveShell } from '../artifact/check-fit.ts';
import { liveShell } from '../artifact/live-shell.ts';
import { deployToken } from './deploy-token.ts';
import { localSigningKey, readSigningKey } from './signing-key.ts';
import { mapsRootOf } from './symbolicate-command.ts';

/** Where releases are stored and registered, and by whom. */
interface StoreSettings {
  /** A folder, or `s3://<bucket>/<prefix>`; undefined if store-api is elsewhere and `ARTIFACT_ROOT` is unset. */
  artifactRoot: string | undefined;
  mapsRoot: string;
  storeApi: StoreApi;
  by: string;
}

/** Why nothing is published or pruned without `ARTIFACT_ROOT`. */
export const NO_STORE =
  'store-api is elsewhere (STORE_API_URL). Set ARTIFACT_ROOT to the store of its shop';

/** Destination and constraints of a release. */
export interface ReleaseSettings extends StoreSettings {
  /** Undefined if store-api is elsewhere and `ARTIFACT_BASE_URL` is unset: visitors do not reach this machine. */
  baseUrl: string | undefined;
  fallbackBaseUrl: string | undefined;
  shell: LiveShell;
  /** Origin of the shop, for links to it; undefined if store-api is elsewhere and `SHOP_ORIGIN` is unset. */
  shopOrigin: string | undefined;
  /** Private key of the remote's team; undefined if store-api is elsewhere and `SHOP_SIGNING_KEY` is unset. */
  signingKey: KeyObject | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const local = (port: number): string => `http://127.0.0.1:${port}`;
/** Whether the command is for the shop of this machine, which has a default for every setting. */
const isLocal = (environment: Environment): boolean => !environment['STORE_API_URL'];
const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** The part of the settings that concerns all remotes, see {@link readSettings}. */
export const readStores = async (
  root: string,
  environment: Environment,
): Promise<StoreSettings> => {
  const base = Number(environment['PORT_BASE'] || 3000);
  const data = dataFolder(base, root);
  return {
    artifactRoot:
      environment['ARTIFACT_ROOT'] || (isLocal(environment) ? join(data, 'artifacts') : undefined),
    mapsRoot: mapsRootOf(root, environment),
    storeApi: {
      endpoint: withoutSlash(environment['STORE_API_URL'] || local(portsFrom(base).storeApi)),
      token: environment['STORE_API_DEPLOY_TOKEN'] || (await deployToken(data)),
    },
    by: environment['RELEASE_BY'] || userInfo().username,
  };
};

/**
 * Settings of the release command from the environment. Unset values default to the local shop, unless store-api is
 * elsewhere.
 *
 * @param root the project's folder
 * @param environment `PORT_BASE`, `STORE_API_URL`, `STORE_API_DEPLOY_TOKEN`, `ARTIFACT_ROOT`, `ARTIFACT_BASE_URL`
 * and `ARTIFACT_FALLBACK_URL` (each the parent of the remotes' folders), `SHOP_CONTRACT`, `SHOP_RUNTIME`,
 * `SHOP_ORIGIN`, `SHOP_SIGNING_KEY`, `SOURCE_MAPS_ROOT`, `RELEASE_BY`
 * @throws RangeError if the port base is invalid
 */
export const readSettings = async (
  root: string,
  environment: Environment,
  name: RemoteName,
): Promise<ReleaseSettings> => {
  const base = Number(environment['PORT_BASE'] || 3000);
  const ports = portsFrom(base);
  const data = dataFolder(base, root);
  const fallback = environment['ARTIFACT_FALLBACK_URL'];
  const provided = liveShell();
  const key = environment['SHOP_SIGNING_KEY'];
  const here = isLocal(environment);
  const ownKey = here ? await localSigningKey(data, name) : undefined;
  const signingKey = key ? await readSigningKey(key) : ownKey;
  const origin = environment['SHOP_ORIGIN'];
  const localOrigin = here ? `http://localhost:${ports.shell}` : undefined;
  const host = environment['ARTIFACT_BASE_URL'] || (here ? local(ports.remotes[name]) : undefined);
  return {
    ...(await readStores(root, environment)),
    baseUrl: host && `${withoutSlash(host)}/${name}`,
    fallbackBaseUrl: fallback ? `${withoutSlash(fallback)}/${name}` : undefined,
    shell: {
      ...provided,
      contract: environment['SHOP_CONTRACT'] || provided.contract,
      runtime: environment['SHOP_RUNTIME'] || provided.runtime,
    },
    shopOrigin: origin ? withoutSlash(origin) : localOrigin,
    signingKey,
  };
};
