import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRoute } from '@shop/contracts/remote';
import { loadConfig } from '../webpack/load-config.ts';
import { IS_INSTALLED, KIT, ROOT } from '../workspace.ts';
import type { Surroundings } from './check.ts';
import { isPortFree } from '../is-port-free.ts';

/** Time limit of a request in ms. */
const PATIENCE = 5000;

/** The result of a read; undefined if it throws. */
export const orUndefined = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** This machine, repository and network. */
export const realSurroundings = (): Surroundings => ({
  root: ROOT,
  kit: KIT,
  isOutside: IS_INSTALLED,
  // Not those of remotes.ts, which refuses a wrong port offset: that is a finding.
  remotes: globSync(['webpack.config.ts', 'mf-*/webpack.config.ts'], { cwd: ROOT })
    .map((it) => dirname(it))
    .sort(),
  env: process.env,
  nodeVersion: process.versions.node,
  read: (path) => orUndefined(() => readFileSync(path, 'utf8')),
  modeOf: (path) => orUndefined(() => statSync(path).mode & 0o777),
  isPortFree,
  run: (file, args) => {
    const { status, stdout } = spawnSync(file, args, { encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  },
  request: async (url, options) => {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, text: await response.text(), headers };
  },
  routesOf: async (folder) => {
    const { href } = pathToFileURL(join(folder, 'src/routes.ts'));
    return ((await import(href)) as { routes: readonly RemoteRoute[] }).routes;
  },
  loadConfig: (folder) => loadConfig(folder, 'production'),
});
