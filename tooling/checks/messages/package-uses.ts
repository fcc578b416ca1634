import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUses, noUses, type Uses } from './find-uses.ts';
import { listFiles } from './list-files.ts';

const isSource = (file: string): boolean =>
  /\.tsx?$/u.test(file) && !/\.(?:test|config|d)\.tsx?$/u.test(file);

/** Message keys used in a package's source, without tests. */
export const packageUses = (folder: string): Uses => {
  const uses = noUses();
  for (const file of listFiles(folder).filter(isSource)) {
    findUses(file, readFileSync(join(file), 'utf8'), uses);
  }
  return uses;
};

/** Whether any of the packages uses the key, or its name in the table of shared texts. */
export const isUsed = (key: string, packages: readonly Uses[]): boolean => {
  const names = packages.flatMap(({ table }) =>
    [...table].filter(([, its]) => its === key).map(([name]) => name),
  );
  return packages.some(
    (it) =>
      it.literals.has(key) ||
      it.patterns.some((pattern) => pattern.test(key)) ||
      names.some((name) => it.names.has(name)),
  );
};
