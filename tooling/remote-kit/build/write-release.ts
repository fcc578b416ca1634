import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { installedVersion, packageInfo, remoteNameOf } from '../webpack/package-info.ts';
import { framesOf } from '../webpack/frames/frames-of.ts';
import { sharedVersions } from '../webpack/shared.ts';
import { ROOT } from '../workspace.ts';
import { readSlots } from './read-slots.ts';
import type { ChunkAssets } from './chunk-assets.ts';
import { inputsOf } from './inputs-hash.ts';
import type { BundledPackage } from './origin/bundled-packages.ts';
import { provenanceOf } from './origin/provenance.ts';
import { SBOM_FILE, sbomOf } from './origin/sbom.ts';
import { usedFragments } from './origin/used-fragments.ts';

const LOCK_FILE = join(ROOT, 'package-lock.json');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const sha384 = (path: string) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** Writes `dist/sbom.cdx.json`. @returns how `release.json` refers to it */
const writeSbom = async (
  folder: string,
  packages: readonly BundledPackage[],
): Promise<{ path: string; integrity: string }> => {
  const file = join(folder, 'dist', SBOM_FILE);
  await writeFile(file, sbomOf(packageInfo(folder), packages));
  return { path: SBOM_FILE, integrity: sha384(file) };
};

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

interface Build {
  assets: ChunkAssets;
  /** Packages in the build, from `bundledPackages`. */
  packages: readonly BundledPackage[];
  /** Hash of all files that the build read, from `inputsHash`. */
  inputs: string;
  /** Whether the build has checked the types. */
  types: boolean;
}

/**
 * Writes `dist/release.json`: everything that a release gate, the shell's server and a browser need to know. Writes the
 * bill of materials beside it.
 */
export const writeRelease = async (
  folder: string,
  { assets, packages, inputs, types }: Build,
): Promise<void> => {
  const dist = join(folder, 'dist');
  const { version } = packageInfo(folder);
  const { routes } = (await import(pathToFileURL(join(folder, 'src', 'routes.ts')).href)) as {
    routes: unknown;
  };
  const slots = await readSlots(folder);
  const paths = inputsOf(folder);
  const provenance = provenanceOf({ folder, paths, inputs, lockFile: LOCK_FILE });
  const files = ['web', 'node'].flatMap((target) => filesBelow(join(dist, target)));
  const release = {
    name: remoteNameOf(folder),
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
    sbom: await writeSbom(folder, packages),
    uses: usedFragments(join(folder, 'src')),
    provenance,
    gitSha: `${provenance.commit}${provenance.dirty ? '-dirty' : ''}`,
    builtAt: provenance.builtAt,
  };
  await writeFile(join(dist, 'release.json'), JSON.stringify(release, null, 2));
};
