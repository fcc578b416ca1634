import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@shop/contracts/remote';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import tooling from '../../package.json' with { type: 'json' };
import { dataFolder } from '../../launcher/paths.ts';
import { portsFrom } from '../../ports.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import type { LiveShell } from '../artifact/check-fit.ts';
import { deployToken } from './deploy-token.ts';

/** Destination and constraints of a release. */
export interface ReleaseSettings {
  artifactRoot: string;
  baseUrl: string;
  fallbackBaseUrl: string | undefined;
  storeApi: StoreApi;
  shell: LiveShell;
  /** Origin of the shop, for links to it. */
  shopOrigin: string;
  by: string;
}

/**
 * Settings of the release command from the environment. Unset values default to the local shop.
 *
 * @param root the project's folder
 * @param environment `PORT_BASE`, `STORE_API_URL`, `STORE_API_DEPLOY_TOKEN`, `ARTIFACT_ROOT`, `ARTIFACT_BASE_URL`
 * and `ARTIFACT_FALLBACK_URL` (each the parent of the remotes' folders), `SHOP_CONTRACT`, `SHOP_RUNTIME`,
 * `SHOP_ORIGIN`, `RELEASE_BY`
 * @throws RangeError if the port base is invalid
 */
export const readSettings = async (
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  name: RemoteName,
): Promise<ReleaseSettings> => {
  const base = Number(environment['PORT_BASE'] || 3000);
  const ports = portsFrom(base);
  const data = dataFolder(base, root);
  const local = (port: number) => `http://127.0.0.1:${port}`;
  const withoutSlash = (address: string) => address.replace(/\/+$/, '');
  const fallback = environment['ARTIFACT_FALLBACK_URL'];
  return {
    artifactRoot: environment['ARTIFACT_ROOT'] || join(data, 'artifacts'),
    baseUrl: `${withoutSlash(environment['ARTIFACT_BASE_URL'] || local(ports.remotes[name]))}/${name}`,
    fallbackBaseUrl: fallback ? `${withoutSlash(fallback)}/${name}` : undefined,
    storeApi: {
      endpoint: withoutSlash(environment['STORE_API_URL'] || local(ports.storeApi)),
      token: environment['STORE_API_DEPLOY_TOKEN'] || (await deployToken(data)),
    },
    shell: {
      contract: environment['SHOP_CONTRACT'] || CONTRACT_VERSION,
      runtime: environment['SHOP_RUNTIME'] || tooling.dependencies['@module-federation/enhanced'],
    },
    shopOrigin: withoutSlash(environment['SHOP_ORIGIN'] || `http://localhost:${ports.shell}`),
    by: environment['RELEASE_BY'] || userInfo().username,
  };
};
