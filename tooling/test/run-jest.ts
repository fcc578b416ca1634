import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import type { Counts } from './counts.ts';
import { slowestLines } from './slowest.ts';

/**
 * Runs all unit, component and contract tests. A suite that cannot run counts as a failure; so does a run that
 * fails as a whole. Throws if jest ends without a result.
 */
export const runJest = (args: readonly string[] = []): Counts => {
  const outputFile = join(mkdtempSync(join(tmpdir(), 'shop-jest-')), 'result.json');
  const run = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${outputFile}`,
      // One worker per core: by default jest reserves one for its parent, which only waits.
      '--maxWorkers=100%',
      ...args,
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (!existsSync(outputFile)) throw new Error('Jest ended without a result.');
  const result = JSON.parse(readFileSync(outputFile, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numRuntimeErrorTestSuites: number;
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  console.log(
    slowestLines(
      result.testResults.map(({ name, startTime, endTime }) => ({
        name: relative(ROOT, name),
        duration: endTime - startTime,
      })),
    ),
  );
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && run.status !== 0 ? 1 : failed,
    skipped: result.numPendingTests,
  };
};
