import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { checkBudgets } from './check-budgets.ts';
import { compressFolder } from './compress-folder.ts';
import { inputsHash } from './inputs-hash.ts';
import { chunkAssets } from './chunk-assets.ts';
import { runWebpack } from './run-webpack.ts';
import { withLock } from './with-lock.ts';
import { writeRelease } from './write-release.ts';
import { writeStandalonePage } from './write-standalone-page.ts';

const MARK = '.inputs';

/** Whether the package's last build matches the current tree. */
export const isBuilt = (folder: string): boolean => {
  const mark = join(folder, 'dist', MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === inputsHash(folder);
};

/**
 * Builds one package from its own folder: bundles, compressed copies, `release.json` (remotes) or `assets.json`
 * (shell). Throws with the compiler's messages if it does not compile or is over budget.
 *
 * @returns false if nothing has changed and `force` is off
 */
export const buildPackage = (folder: string, { force = true } = {}): Promise<boolean> =>
  withLock(join(folder, '.cache', 'build.lock'), async () => {
    if (!force && isBuilt(folder)) return false;
    await compile(folder);
    return true;
  });

const compile = async (folder: string): Promise<void> => {
  const started = performance.now();
  const name = basename(folder);
  const inputs = inputsHash(folder);
  const dist = join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  const config = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    default: Configuration[];
  };
  const stats = await runWebpack(config.default);
  const assets = chunkAssets(stats);
  if (name === 'shell') {
    await writeFile(join(dist, 'assets.json'), JSON.stringify(assets, null, 2));
  } else {
    await writeStandalonePage(folder, assets);
    await writeRelease(folder, assets);
  }
  await compressFolder(join(dist, 'web'));
  checkBudgets(name, folder, assets);
  await writeFile(join(dist, MARK), inputs);
  console.log(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};
