import { join } from 'node:path';
import { ok, problem, type Check } from '../check.ts';

interface Lock {
  packages: Record<string, { version?: string; link?: boolean; optional?: boolean }>;
}

/** Packages shown of a long list. */
const SHOWN = 5;

const INSTALL = 'npm ci';

const listed = (names: readonly string[]): string =>
  names.slice(0, SHOWN).join(', ') + (names.length > SHOWN ? `, ${names.length - SHOWN} more` : '');

/** Differences between the lock file and the list of installed packages that npm keeps. */
const differences = (lock: Lock, installed: Lock): string[] =>
  Object.entries(lock.packages).flatMap(([path, { version, link, optional }]) => {
    if (link || !path.startsWith('node_modules/')) return [];
    const name = path.slice('node_modules/'.length);
    const found = installed.packages[path];
    // An optional package belongs to another platform.
    if (!found) return optional ? [] : [`${name} is missing`];
    return found.version === version ? [] : [`${name} is ${found.version} instead of ${version}`];
  });

/** `node_modules` must hold what `package-lock.json` lists. */
export const installation: Check = {
  name: 'packages',
  run: async ({ root, isOutside, read }) => {
    const lock = read(join(root, 'package-lock.json'));
    if (!lock)
      return [
        problem(
          'package-lock.json is missing',
          isOutside ? 'npm install' : 'git checkout package-lock.json',
        ),
      ];
    const installed = read(join(root, 'node_modules/.package-lock.json'));
    if (!installed) return [problem('No packages are installed', INSTALL)];
    const wrong = differences(JSON.parse(lock) as Lock, JSON.parse(installed) as Lock);
    if (wrong.length > 0)
      return [problem(`node_modules differs from package-lock.json: ${listed(wrong)}`, INSTALL)];
    return [ok('node_modules holds what package-lock.json lists')];
  },
};
