import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { chunkAssets, type ChunkAssets } from '../../remote-kit/build/chunk-assets.ts';
import { loadConfig } from '../../remote-kit/webpack/load-config.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { reportCompile } from '../../remote-kit/development/report-compile.ts';

/** Folder of the shell's development build, separate from the release build. */
export const SHELL_DEV_DIST = join(ROOT, 'shell', '.cache', 'dev');

/**
 * Builds the shell with React's development build, which Fast Refresh needs, after every change.
 *
 * @param onBuilt called after each successful build
 * @returns the stop function; resolves once the shell has compiled, after any number of attempts
 */
export const watchShell = async (
  onBuilt: () => void,
  log: (line: string) => void,
): Promise<() => Promise<void>> => {
  const configs = await loadConfig(join(ROOT, 'shell'), 'development');
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack made no compiler from the configuration');
    reportCompile('shell', compiler, log);
    const stop = () => new Promise<void>((done) => compiler.close(() => done()));
    let assets: ChunkAssets = {};
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) return;
      // Contains only the builds that ran.
      assets = { ...assets, ...chunkAssets(stats) };
      writeFile(join(SHELL_DEV_DIST, 'assets.json'), JSON.stringify(assets)).then(() => {
        resolve(stop);
        onBuilt();
      }, reject);
    });
  });
};
