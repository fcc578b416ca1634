import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { installedVersion, packageInfo } from '../webpack/package-info.ts';
import { framesOf } from '../webpack/frames/frames-of.ts';
import { sharedVersions } from '../webpack/shared.ts';
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

/** Data that a remote exports from one of its sources. */
const dataOf = async (folder: string, file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(join(folder, 'src', file)).href)) as Record<string, unknown>;

/** Form of `src/slots.ts`. */
interface DeclaredFill {
  slot: string;
  fragment: string;
  order: number;
}

/** What the remote puts into slots of other pages, with its name; undefined for one that fills none. */
const filledSlots = async (name: string, folder: string): Promise<DeclaredFill[] | undefined> => {
  if (!existsSync(join(folder, 'src', 'slots.ts'))) return undefined;
  const { slots } = (await dataOf(folder, 'slots.ts')) as { slots: readonly DeclaredFill[] };
  if (slots.length === 0) return undefined;
  return slots.map((it) => ({ ...it, fragment: `${name}/${it.fragment}` }));
};

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
  const name = basename(folder).replace(/^mf-/, '');
  const { routes } = await dataOf(folder, 'routes.ts');
  const slots = await filledSlots(name, folder);
  const files = ['web', 'node'].flatMap((target) => filesBelow(join(dist, target)));
  const release = {
    name,
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
