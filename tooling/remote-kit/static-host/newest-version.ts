import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const builtSchema = z.object({ builtAt: z.iso.datetime({ offset: true }) });

const builtAt = async (folder: string): Promise<number | undefined> => {
  try {
    const text = await readFile(join(folder, 'release.json'), 'utf8');
    return Date.parse(builtSchema.parse(JSON.parse(text)).builtAt);
  } catch {
    // Not an artifact, or one still being copied.
    return undefined;
  }
};

/**
 * The version of a remote's latest artifact by build time.
 *
 * @param root the remote's folder in the artifact store
 * @returns undefined if there is none
 */
export const newestVersion = async (root: string): Promise<string | undefined> => {
  const folders = await readdir(root, { withFileTypes: true }).catch(() => []);
  const versions = await Promise.all(
    folders
      .filter((it) => it.isDirectory() && !it.name.startsWith('.'))
      .map(async ({ name }) => ({ name, at: await builtAt(join(root, name)) })),
  );
  return versions
    .filter((it) => it.at !== undefined)
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
    .at(0)?.name;
};
