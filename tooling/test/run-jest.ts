import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../launcher/paths.ts';
import type { Counts } from './counts.ts';

/** Runs all unit, component and contract tests. A suite that cannot run at all counts as a failure. */
export const runJest = (args: readonly string[] = []): Counts => {
  const outputFile = join(mkdtempSync(join(tmpdir(), 'shop-jest-')), 'result.json');
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${outputFile}`,
      ...args,
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const result = JSON.parse(readFileSync(outputFile, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests,
  };
};
