import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    // Missing, or with the marks of a merge: npm says what is wrong.
    return undefined;
  }
};

/**
 * Whether `node_modules` holds what `package-lock.json` lists, by the list that npm keeps there: after `npm install`, or
 * after a change of branch that leaves all versions, nothing is installed again. Plain JavaScript, because it runs before
 * anything is installed.
 *
 * @param {string} root folder of both
 * @returns {boolean}
 */
export const isInstalled = (root) => {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') ||
      // An optional package may belong to another platform.
      (path in installed ? installed[path].version === version : optional),
  );
};
