import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { compilerHash } from './inputs-hash.ts';

/**
 * Compiles only what has changed since the package's last build: unchanged modules and files are read from
 * `.cache/webpack`. The result is the same, byte by byte, as without (`reproducible-build.test.ts`). Nothing is reused
 * after a change of a webpack configuration, a loader, the kit or an installed package, which webpack would find only in
 * part.
 *
 * @param folder of the package
 */
export const withCompileCache = (
  folder: string,
  configs: readonly Configuration[],
): Configuration[] => {
  const version = compilerHash(folder);
  return configs.map((config, index) => ({
    ...config,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder, '.cache', 'webpack'),
      name: config.name ?? String(index),
      // Aliases may come from the environment: `CONTENT_DIR` replaces the texts of `mf-account`.
      version: `${version} ${JSON.stringify(config.resolve?.alias ?? {})}`,
    },
  }));
};
