import type { Problem } from './messages/types.ts';

/**
 * Problems in a package's own files.
 *
 * @param name folder of the package; undefined for all problems
 */
export const problemsOf = (problems: readonly Problem[], name: string | undefined): Problem[] =>
  problems.filter(({ file }) => !name || file === name || file.startsWith(`${name}/`));
