import type { FileHashes } from './file-hashes.ts';

/** Modules, whose tests jest finds by imports. */
const MODULE = /\.tsx?$/;

/** The unit tests to run: all, or those related to changed files. */
export type Selection = { all: true; because: string } | { all: false; changed: readonly string[] };

/**
 * Unit tests that may fail after a change. Everything else passed with the same files before.
 *
 * @param passed files of the last run in which every test passed; null without one
 * @param current files now
 * @returns all tests, if a file changed that tests read but do not import (configuration, messages, style sheets), or is
 *   gone
 */
export const selectTests = (passed: FileHashes | null, current: FileHashes): Selection => {
  if (!passed) return { all: true, because: 'no run has passed yet' };
  const gone = Object.keys(passed).find((path) => !(path in current));
  if (gone) return { all: true, because: `${gone} is gone` };
  const changed = Object.keys(current).filter((path) => current[path] !== passed[path]);
  const other = changed.find((path) => !MODULE.test(path));
  if (other) return { all: true, because: `${other} has changed` };
  return { all: false, changed };
};
