import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientEnvironment } from '../tls/client-environment.ts';
import { startSecure } from '../tls/start-secure.ts';
import { startPlatform, type RunningPlatform } from './start-platform.ts';

export interface SecurePlatform extends RunningPlatform {
  readonly tlsPort: number;
  readonly proxyPort: number;
  /** Folder of the certificates. */
  readonly folder: string;
  /** What a process needs in its environment to reach the platform by its official host names. */
  readonly environment: ReturnType<typeof clientEnvironment>;
}

/** A platform with the official hosts' names, `auth.commercelayer.io` and `<organization>.commercelayer.io`. */
export const startSecurePlatform = async (
  env: Record<string, string> = {},
): Promise<SecurePlatform> => {
  const folder = mkdtempSync(join(tmpdir(), 'commerce-tls-'));
  const platform = await startPlatform({
    COMMERCE_DOMAIN: 'commercelayer.io',
    COMMERCE_TLS_PORT: '0',
    COMMERCE_PROXY_PORT: '0',
    COMMERCE_TLS_FOLDER: folder,
    ...env,
  });
  const secure = await startSecure(platform.app, platform.config);
  if (!secure || secure.proxyPort === null)
    throw new Error('the platform has no TLS listener or no proxy');
  const { tlsPort, proxyPort } = secure;
  return {
    ...platform,
    tlsPort,
    proxyPort,
    folder,
    environment: clientEnvironment({ folder, proxyPort }),
    stop: async () => {
      await secure.close();
      await platform.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
