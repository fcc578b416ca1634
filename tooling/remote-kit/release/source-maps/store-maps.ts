import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { BuiltRelease } from '../artifact/built-release.ts';

const PARTS = ['web', 'node'];

/** Source maps of a build, relative to `dist`. */
const mapsOf = async (dist: string): Promise<string[]> => {
  const parts = await Promise.all(
    PARTS.map(async (part) => {
      const files = await readdir(join(dist, part), { recursive: true }).catch(() => []);
      return files.filter((file) => file.endsWith('.map')).map((file) => join(part, file));
    }),
  );
  return parts.flat();
};

/**
 * Copies the source maps of a published build to `<root>/<name>/<version>/`. No host serves this folder: the maps
 * contain the sources.
 *
 * @param root folder of the source maps, outside of the artifact store
 * @param release as stored, with its artifact's version
 */
export const storeMaps = async (
  dist: string,
  root: string,
  { name, version }: Pick<BuiltRelease, 'name' | 'version'>,
): Promise<void> => {
  const target = join(root, name, version);
  if (await stat(target).catch(() => undefined)) return;
  const maps = await mapsOf(dist);
  if (maps.length === 0) return;
  const staging = join(root, name, `.incoming-${version}-${randomUUID()}`);
  try {
    for (const path of maps) {
      await mkdir(dirname(join(staging, path)), { recursive: true, mode: 0o700 });
      await copyFile(join(dist, path), join(staging, path));
    }
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // A parallel release of the same content was faster.
    if (!(await stat(target).catch(() => undefined))) {
      throw new Error(`${relative(root, target)} cannot be stored: ${error}`, { cause: error });
    }
  }
};
