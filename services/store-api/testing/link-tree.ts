import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** A system user, by numeric ids. */
export interface User {
  readonly uid: number;
  readonly gid: number;
}

const READABLE = 0o444;

/** Hard links use no space. Copies instead across file systems, or if others cannot read the file. */
const linkFile = (from: string, to: string): void => {
  const { mode } = statSync(from);
  if ((mode & READABLE) === READABLE) {
    try {
      return linkSync(from, to);
    } catch {
      // Another file system, or one without hard links.
    }
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, mode | READABLE | ((mode & 0o100) === 0 ? 0 : 0o111));
};

/** Mirrors a folder at another path, readable by everyone. `owner` can delete the new folders. */
export const linkTree = (from: string, to: string, owner?: User): void => {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  if (owner) chownSync(to, owner.uid, owner.gid);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target, owner);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
};
