import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type ArtifactStore, LAST_FILE, type StoredFile } from './artifact-store.ts';

/** Start of the name of what is being written. Hosts do not serve hidden files and folders. */
const INCOMING = '.incoming-';

const incoming = (target: string): string =>
  join(dirname(target), `${INCOMING}${basename(target)}-${randomUUID()}`);

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const listFolder = async (folder: string): Promise<StoredFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((it) => !it.isDirectory() && !it.name.startsWith(INCOMING))
    .map(async (entry): Promise<StoredFile[]> => {
      const file = join(entry.parentPath, entry.name);
      // A file may be renamed or deleted meanwhile, as the folder is in use.
      const found = await lstat(file).catch(() => undefined);
      const path = relative(folder, file).split(sep).join('/');
      return found ? [{ path, size: found.size, at: found.mtimeMs }] : [];
    });
  return (await Promise.all(files)).flat().sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** Whether a folder has every file of another one, by name. */
const hasFilesOf = async (folder: string, other: string): Promise<boolean> => {
  const paths = new Set((await listFolder(folder)).map((it) => it.path));
  return (await listFolder(other)).every((it) => paths.has(it.path));
};

/**
 * Fills a hidden folder and renames it. A folder that has its final name and lacks files is left over from an
 * interrupted deletion, and replaced.
 */
const addFolder = async (
  target: string,
  prepare: (staging: string) => Promise<void>,
): Promise<void> => {
  if (await exists(join(target, LAST_FILE))) return;
  const staging = incoming(target);
  try {
    await mkdir(staging, { recursive: true });
    await prepare(staging);
    await rename(staging, target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error;
      // Complete source maps, which have no `release.json`, or the artifact of a parallel release of the same content:
      // its files are verified like any other.
      if (await hasFilesOf(target, staging)) return;
      await rm(target, { recursive: true, force: true });
      await rename(staging, target);
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};

/** A store in a folder of this machine. */
export const folderStore = (root: string): ArtifactStore => ({
  addressOf: (path) => join(root, path),
  add: async (folder, prepare) => {
    await addFolder(join(root, folder), prepare);
    return [];
  },
  write: async (path, content) => {
    const target = join(root, path);
    if (await exists(target)) return;
    // Under another name first: the folder is being served.
    const staging = incoming(target);
    try {
      await writeFile(staging, content);
      await rename(staging, target);
    } finally {
      await rm(staging, { force: true });
    }
  },
  read: async (path) => {
    const file = join(root, path);
    const found = await lstat(file).catch(() => undefined);
    return found?.isFile() ? readFile(file) : undefined;
  },
  list: (folder) => listFolder(join(root, folder)),
  remove: async (folder) => {
    await rm(join(root, folder, LAST_FILE), { force: true });
    await rm(join(root, folder), { recursive: true, force: true });
  },
});
