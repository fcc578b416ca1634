import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { ROOT } from '../workspace.ts';
import { isKept, sourceFiles } from './source-files.ts';

/** Inputs of a package's build outside its own folder; an installed kit and its contracts are those of the lock file. */
const COMMON = ['shared-contracts', 'tooling/standalone'];
/** How packages are compiled. */
const COMPILER = [
  'tooling/remote-kit/webpack',
  'tooling/remote-kit/build',
  'tooling/webpack',
  'package-lock.json',
];

/** No test, no text for people, and no signing key, which a team may keep in its folder. */
const isSource = (path: string) => !/(?:\.test\.tsx?|README\.md|\.pem)$/.test(path);

/** Texts of a merchant, which replace the folder `content` in the build of `mf-account`. */
const ownContent = (): string[] => {
  const folder = process.env['CONTENT_DIR'];
  // The build runs in the folder of the package, the release in that of the workspace.
  if (folder && !isAbsolute(folder))
    throw new Error(`CONTENT_DIR must be an absolute path, not ${folder}`);
  return folder ? [folder] : [];
};

/** Files and folders that a package's build reads; `node_modules` by its lock file. */
export const inputsOf = (folder: string): string[] => [
  folder,
  ...[...COMMON, ...COMPILER].map((it) => join(ROOT, it)),
  ...ownContent(),
];

const hashOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.flatMap(sourceFiles).filter(isSource)) {
    const name = relative(ROOT, path).split(sep).join('/');
    hash.update(name).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
};

/** A hash over all inputs of a package's build, the same wherever the workspace is. */
export const inputsHash = (folder: string): string => hashOf(inputsOf(folder));

/** A hash over everything that decides how a package is compiled: all inputs but the sources that webpack reads. */
export const compilerHash = (folder: string): string =>
  hashOf([
    ...readdirSync(folder)
      .filter((it) => it !== 'src' && isKept(it))
      .map((it) => join(folder, it)),
    ...COMPILER.map((it) => join(ROOT, it)),
  ]);
