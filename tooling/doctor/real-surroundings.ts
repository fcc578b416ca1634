import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRoute } from '@shop/contracts/remote';
import { isFree } from '../remote-kit/development/assert-ports-free.ts';
import { ROOT } from '../remote-kit/workspace.ts';
import { REMOTES } from '../remote-kit/remotes.ts';
import { findChromium } from '../test/find-chromium.ts';
import { loadConfig } from '../remote-kit/webpack/load-config.ts';
import type { Surroundings } from './check.ts';

/** Time limit of a request in ms. */
const PATIENCE = 5000;

const orUndefined = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** This machine, workspace and network. */
export const realSurroundings = (): Surroundings => ({
  root: ROOT,
  remotes: REMOTES.map(({ folder }) => folder),
  env: process.env,
  nodeVersion: process.versions.node,
  read: (path) => orUndefined(() => readFileSync(path, 'utf8')),
  modeOf: (path) => orUndefined(() => statSync(path).mode & 0o777),
  isWritable: (path) =>
    orUndefined(() => {
      accessSync(path, constants.W_OK);
      return true;
    }) ?? false,
  freeBytes: (path) => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  },
  isPortFree: isFree,
  chromium: findChromium,
  run: (file, args) => {
    const { status, stdout } = spawnSync(file, args, { encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  },
  request: async (url, options) => {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) });
    return { status: response.status, text: await response.text() };
  },
  routesOf: async (folder) => {
    const { href } = pathToFileURL(join(folder, 'src/routes.ts'));
    return ((await import(href)) as { routes: readonly RemoteRoute[] }).routes;
  },
  loadConfig: (folder) => loadConfig(folder, 'production'),
});
