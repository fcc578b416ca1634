import type { Configuration } from 'webpack';
import { loadConfig } from '../webpack/load-config.ts';
import { both } from './both.ts';
import { chunkAssets, type ChunkAssets } from './chunk-assets.ts';
import { withCompileCache } from './compile-cache.ts';
import { bundledPackages, mergePackages, type BundledPackage } from './origin/bundled-packages.ts';
import { runWebpack } from './run-webpack.ts';
import { compileServer, isServerBuild } from './server-build.ts';

/** What a package's builds contain. */
interface Compiled {
  assets: ChunkAssets;
  packages: BundledPackage[];
}

/**
 * Compiles all builds of a package into `dist`.
 *
 * @param cache whether unchanged modules are read from `.cache/webpack`
 * @throws with the compiler's messages
 */
export const compilePackage = async (folder: string, cache: boolean): Promise<Compiled> => {
  const configs = await loadConfig(folder, 'production');
  const others: Configuration[] = configs.filter((it) => !isServerBuild(it));
  const [stats, packages] = await both(
    runWebpack(cache ? withCompileCache(folder, others) : others),
    others.length < configs.length ? compileServer({ folder, cache }) : Promise.resolve([]),
  );
  return {
    assets: chunkAssets(stats),
    packages: mergePackages([...bundledPackages(stats), ...packages]),
  };
};
