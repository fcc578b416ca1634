import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../remote-kit/workspace.ts';
import { CACHE } from '../../gates.ts';
import { hashFiles, type FileHashes } from './file-hashes.ts';
import { selectTests, type Selection } from './select-tests.ts';

/** What unit tests of every package depend on, beside its folder. */
const COMMON = [
  'shared-contracts',
  'tooling/standalone',
  'tooling/remote-kit',
  'tooling/jest',
  'jest.config.mjs',
  'package-lock.json',
];

/** A test that reads files itself may fail without a change of what it imports. */
const READS_FILES = /from 'node:fs/;

const readPassed = (file: string): FileHashes | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FileHashes;
  } catch {
    return null;
  }
};

const jestArguments = (name: string, selection: Selection, files: readonly string[]): string[] => {
  const common = [`--selectProjects=${name}`, '--silent', '--reporters=default', '--maxWorkers=1'];
  if (selection.all) return common;
  const always = files.filter(
    (it) =>
      it.startsWith(`${name}/`) &&
      /\.test\.tsx?$/.test(it) &&
      READS_FILES.test(readFileSync(join(ROOT, it), 'utf8')),
  );
  return [...common, '--passWithNoTests', '--findRelatedTests', ...selection.changed, ...always];
};

/**
 * `node tooling/checks/remote/unit-tests/run-related.ts mf-cart`: the package's unit tests. After a run in which all
 * passed, only those related to what has changed since; `npm test` runs them all.
 */
const [name] = process.argv.slice(2);
if (!name) throw new Error('Name a package.');
const record = join(ROOT, CACHE, name, 'unit-tests.json');
const current = hashFiles(ROOT, [name, ...COMMON]);
const selection = selectTests(readPassed(record), current);
if (!selection.all && selection.changed.length === 0) {
  console.log('Nothing has changed since all unit tests passed.');
} else {
  console.log(
    selection.all
      ? `All unit tests, because ${selection.because}.`
      : `Unit tests related to ${selection.changed.join(', ')}.`,
  );
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...jestArguments(name, selection, Object.keys(current))],
    { cwd: ROOT, stdio: 'inherit' },
  );
  if (status === 0) {
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, JSON.stringify(current));
  } else process.exitCode = 1;
}
