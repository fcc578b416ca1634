import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltRelease } from '../artifact/built-release.ts';
import type { ArtifactStore } from '../storage/artifact-store.ts';

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
 * Adds the source maps of a published build to a store as `<name>/<version>/`. No host serves it: the maps contain the
 * sources.
 *
 * @param store of source maps, apart from the artifact store
 * @param release as stored, with its artifact's version
 */
export const storeMaps = async (
  dist: string,
  store: ArtifactStore,
  { name, version }: Pick<BuiltRelease, 'name' | 'version'>,
): Promise<void> => {
  const maps = await mapsOf(dist);
  if (maps.length === 0) return;
  const copyMaps = async (staging: string): Promise<void> => {
    for (const path of maps) {
      await mkdir(dirname(join(staging, path)), { recursive: true, mode: 0o700 });
      await copyFile(join(dist, path), join(staging, path));
    }
  };
  await store.add(`${name}/${version}`, copyMaps, () => false);
};
