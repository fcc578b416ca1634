import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { installedVersion, packageInfo } from '../webpack/package-info.ts';
import { framesOf } from '../webpack/frames/frames-of.ts';
import { sharedVersions } from '../webpack/shared.ts';
import { readSlots } from './read-slots.ts';
import type { ChunkAssets } from './chunk-assets.ts';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const sha384 = (path: string) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** The document of each frame, named by its content hash. */
const frameDocuments = (folder: string, files: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    framesOf(folder).map((frame) => {
      const file = files
        .map((it) => basename(it))
        .find((it) => it.startsWith(`${frame}.`) && it.endsWith('.html'));
      if (!file) throw new Error(`${frame} has no document in the build`);
      return [frame, file];
    }),
  );

const gitSha = (folder: string): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
};

/**
 * Writes `dist/release.json`: everything that a release gate, the shell's server and a browser need to know.
 *
 * @param types whether the build has checked them
 */
export const writeRelease = async (
  folder: string,
  assets: ChunkAssets,
  { types }: { types: boolean },
): Promise<void> => {
  const dist = join(folder, 'dist');
  const { version } = packageInfo(folder);
  const { routes } = (await import(pathToFileURL(join(folder, 'src', 'routes.ts')).href)) as {
    routes: unknown;
  };
  const slots = await readSlots(folder);
  const files = ['web', 'node'].flatMap((target) => filesBelow(join(dist, target)));
  const release = {
    name: basename(folder).replace(/^mf-/, ''),
    version,
    contract: CONTRACT_VERSION,
    runtime: installedVersion('@module-federation/enhanced'),
    shared: sharedVersions(),
    routes,
    ...(slots && { slots }),
    entry: { web: assets['remoteEntry']?.js[0], node: 'remoteEntry.cjs' },
    assets,
    frames: frameDocuments(folder, files),
    integrity: Object.fromEntries(
      files.map((file) => [relative(dist, file).split(sep).join('/'), sha384(file)]),
    ),
    types,
    gitSha: gitSha(folder),
    builtAt: new Date().toISOString(),
  };
  await writeFile(join(dist, 'release.json'), JSON.stringify(release, null, 2));
};
