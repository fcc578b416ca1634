import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../release-result.ts';
import { type ArtifactStore, LAST_FILE, StorageError, type StoredFile } from './artifact-store.ts';

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

/**
 * Whether a folder has everything that a new one would have: `release.json`, the last file, or every file by name, as
 * source maps have no `release.json`.
 */
const isComplete = async (folder: string, staging: string): Promise<boolean> => {
  if (await exists(join(folder, LAST_FILE))) return true;
  const paths = new Set((await listFolder(folder)).map((it) => it.path));
  return (await listFolder(staging)).every((it) => paths.has(it.path));
};

/** Renames a folder. @returns false if there is a folder with files at the new name */
const move = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    (error: unknown) => {
      if (['ENOTEMPTY', 'EEXIST'].includes(`${errorCode(error)}`)) return false;
      throw error;
    },
  );

/** Takes a folder out of use in one step, so that readers never find a part of it. @returns its hidden name */
const hide = async (folder: string): Promise<string> => {
  const hidden = incoming(folder);
  await rename(folder, hidden).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  return hidden;
};

/** Replaces what an interrupted deletion has left of a folder. */
const replaceFolder = async (staging: string, target: string): Promise<void> => {
  const old = await hide(target);
  try {
    // A parallel job may have completed it since the check: then its folder returns, as its release may be live.
    const source = (await isComplete(old, staging)) ? old : staging;
    if ((await move(source, target)) || (await isComplete(target, staging))) return;
    throw new StorageError(`${target} is being changed by another process. Publish again.`);
  } finally {
    await rm(old, { recursive: true, force: true });
  }
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
    // A complete one is the artifact of a parallel release of the same content: its files are verified like any other.
    if ((await move(staging, target)) || (await isComplete(target, staging))) return;
    await replaceFolder(staging, target);
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
    const target = join(root, folder);
    await rm(join(target, LAST_FILE), { force: true });
    // A hidden one stays where it is: each rename would make its name longer.
    const isHidden = basename(target).startsWith(INCOMING);
    await rm(isHidden ? target : await hide(target), { recursive: true, force: true });
  },
});
