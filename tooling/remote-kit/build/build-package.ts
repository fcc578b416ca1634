import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveShell } from '../release/artifact/live-shell.ts';
import { assertTypes } from '../type-check/check-types.ts';
import { packageName } from '../webpack/package-info.ts';
import { both } from './both.ts';
import { checkBudgets, HASH_TOLERANCE, readBudgets } from './budgets.ts';
import { compilePackage } from './compile-package.ts';
import { compressFolder } from './compress-folder.ts';
import { inputsHash } from './inputs-hash.ts';
import { withLock } from './with-lock.ts';
import { writeRelease } from './write-release.ts';
import type { ChunkAssets } from './chunk-assets.ts';
import { portOffsetOf } from '../remotes.ts';
import { standalonePage } from './standalone-page.ts';

/** Writes the standalone page of a remote. */
const writeStandalonePage = async (folder: string, assets: ChunkAssets): Promise<void> => {
  const css = assets['standalone']?.css ?? [];
  const js = [...(assets['federation-runtime']?.js ?? []), ...(assets['standalone']?.js ?? [])];
  const html = standalonePage(packageName(folder), { css, js, portOffset: portOffsetOf(folder) });
  await writeFile(join(folder, 'dist', 'web', 'index.html'), html);
};

const MARK = '.inputs';

/** Whether the package's last build matches the current tree. */
export const isBuilt = (folder: string): boolean => {
  const mark = join(folder, 'dist', MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === inputsHash(folder);
};

interface BuildPackageOptions {
  /** Builds even if nothing has changed. */
  force?: boolean;
  /** Checks the types of the package's page code, beside the compilation, which does not need them. */
  types?: boolean;
  /** Keeps what webpack compiled for the next build of an edited package, in `.cache/webpack`. */
  cache?: boolean;
}

/**
 * Builds one package from its own folder: bundles, compressed copies, `release.json` (remotes) or `assets.json` and
 * `provided.json` (shell). Throws with the compiler's messages if it does not compile, has type errors or is over
 * budget.
 *
 * @returns false if nothing has changed and `force` is off
 */
export const buildPackage = (
  folder: string,
  { force = true, types = true, cache = false }: BuildPackageOptions = {},
): Promise<boolean> =>
  withLock(join(folder, '.cache', 'build.lock'), async () => {
    if (!force && isBuilt(folder)) return false;
    await compile(folder, { types, cache });
    return true;
  });

const compile = async (
  folder: string,
  { types, cache }: Required<Pick<BuildPackageOptions, 'types' | 'cache'>>,
): Promise<void> => {
  const started = performance.now();
  const name = packageName(folder);
  const inputs = inputsHash(folder);
  const dist = join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  const [, { assets, packages }] = await both(
    types ? assertTypes(folder) : Promise.resolve(),
    compilePackage(folder, cache),
  );
  if (name === 'shell') {
    const { runtime, shared } = liveShell();
    await writeFile(join(dist, 'assets.json'), JSON.stringify(assets, null, 2));
    await writeFile(join(dist, 'provided.json'), JSON.stringify({ runtime, shared }, null, 2));
  } else {
    await writeStandalonePage(folder, assets);
    await writeRelease(folder, { assets, packages, inputs, types });
  }
  await compressFolder(join(dist, 'web'));
  const budgets = (await readBudgets(folder)) ?? {};
  const over = await checkBudgets(dist, assets, budgets, HASH_TOLERANCE);
  if (over.length > 0) throw new Error(`Over budget (${name}/budgets.json):\n${over.join('\n')}`);
  await writeFile(join(dist, MARK), inputs);
  console.log(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};
