import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUses, type Uses } from './find-uses.ts';
import { listFiles } from './list-files.ts';

const isSource = (file: string): boolean =>
  /\.tsx?$/u.test(file) && !/\.(?:test|config|d)\.tsx?$/u.test(file);

/** Message keys used in a package's own source; its tests do not count. */
export const packageUses = (folder: string): Uses => {
  const uses: Uses = { required: new Set(), literals: new Set(), patterns: [] };
  for (const file of listFiles(folder).filter(isSource)) {
    findUses(file, readFileSync(join(file), 'utf8'), uses);
  }
  return uses;
};

/** Whether any of the packages can ask for the key. */
export const isUsed = (key: string, packages: readonly Uses[]): boolean =>
  packages.some(
    ({ literals, patterns }) => literals.has(key) || patterns.some((it) => it.test(key)),
  );
