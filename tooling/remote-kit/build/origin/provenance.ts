import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Provenance } from '@shop/contracts/remote/release-statement';

/** Output of a git command, trimmed; undefined if it fails, as it does outside a repository. */
const git = (cwd: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync('git', ['--no-optional-locks', ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
};

interface BuildOrigin {
  /** Folder of the package. */
  folder: string;
  /** Files and folders that the build read, from `inputsOf`. */
  paths: readonly string[];
  /** Hash of their content, from `inputsHash`. */
  inputs: string;
  /** `package-lock.json` */
  lockFile: string;
}

/**
 * Whether files that the build read differ from the commit. A folder outside of the commit differs as a whole: git
 * reports no changes in an ignored copy.
 */
const isDirty = ({ folder, paths }: Pick<BuildOrigin, 'folder' | 'paths'>): boolean => {
  if (git(folder, 'ls-files', '--error-unmatch', 'package.json') === undefined) return true;
  return git(folder, 'status', '--porcelain', '--', ...paths) !== '';
};

/** Origin of a package's build. */
export const provenanceOf = ({ folder, paths, inputs, lockFile }: BuildOrigin): Provenance => ({
  commit: git(folder, 'rev-parse', 'HEAD') ?? 'unknown',
  dirty: isDirty({ folder, paths }),
  inputs,
  lockHash: createHash('sha256').update(readFileSync(lockFile)).digest('hex'),
  builder: { name: 'shop-build', node: process.version },
  builtAt: new Date().toISOString(),
});
