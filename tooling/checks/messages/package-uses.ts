import { readFileSync } from 'node:fs';
import { findUses, type Uses } from './find-uses.ts';

const noUses = (): Uses => ({
  required: new Set(),
  literals: new Set(),
  patterns: [],
  table: new Map(),
  names: new Set(),
});

const isSource = (file: string): boolean =>
  /\.tsx?$/u.test(file) && !/\.(?:test|config|d)\.tsx?$/u.test(file);

/** Message keys used in the files of a package, without tests. */
export const packageUses = (files: readonly string[]): Uses => {
  const uses = noUses();
  for (const file of files.filter(isSource)) {
    findUses(file, readFileSync(file, 'utf8'), uses);
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
