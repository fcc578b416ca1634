import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import type { Counts } from './counts.ts';
import { slowestLines } from './slowest.ts';
import { fileTimes, unstableTests, type Report } from './report.ts';

interface PlaywrightOptions {
  /** Path of the Chromium to use, if any. */
  chromium?: string;
  config?: string;
  args?: readonly string[];
}

/**
 * Runs the journeys in a real browser against a shop of their own. A failed test is retried once, because a busy
 * machine should not invalidate a long run. A test that passes only on retry is reported as unstable, which is a
 * bug.
 */
export const runPlaywright = ({
  chromium,
  config = 'e2e/playwright.config.ts',
  args = [],
}: PlaywrightOptions): Counts => {
  const outputFile = join(mkdtempSync(join(tmpdir(), 'shop-e2e-')), 'result.json');
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      config,
      '--reporter=list,json',
      '--retries=1',
      ...args,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...(chromium && { CHROMIUM_PATH: chromium }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile,
      },
    },
  );
  if (!existsSync(outputFile)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  const { stats } = report;
  console.log(slowestLines(fileTimes(report)));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected === 0 && run.status !== 0 ? 1 : stats.unexpected,
    skipped: stats.skipped,
    unstable: unstableTests(report),
  };
};
