import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type ArtifactStore, LAST_FILE, type StoredFile } from './artifact-store.ts';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const listFolder = async (folder: string): Promise<StoredFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((it) => !it.isDirectory())
    .map(async (entry): Promise<StoredFile[]> => {
      const file = join(entry.parentPath, entry.name);
      // A file may be renamed or deleted meanwhile, as the folder is in use.
      const found = await lstat(file).catch(() => undefined);
      const path = relative(folder, file).split(sep).join('/');
      return found ? [{ path, size: found.size, at: found.mtimeMs }] : [];
    });
  return (await Promise.all(files)).flat().sort((a, b) => (a.path < b.path ? -1 : 1));
};

/**
 * Fills a hidden folder first: a folder with its final name is complete, and hosts do not serve hidden folders.
 */
const addFolder = async (
  target: string,
  prepare: (staging: string) => Promise<void>,
): Promise<void> => {
  if (await exists(target)) return;
  const staging = join(dirname(target), `.incoming-${basename(target)}-${randomUUID()}`);
  try {
    await mkdir(staging, { recursive: true });
    await prepare(staging);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // A parallel release of the same content was faster; its files are verified like any other.
    if (!(await exists(target))) throw error;
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
    const staging = `${target}.${randomUUID()}`;
    await writeFile(staging, content);
    await rename(staging, target);
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
