import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../launcher/paths.ts';
import type { Counts } from './counts.ts';

interface Told {
  /** Path of the Chromium to be used, where one is. */
  chromium?: string;
  config?: string;
  args?: readonly string[];
}

/** Runs the journeys in a real browser against a shop of their own. A test that passed only on a retry has failed. */
export const runPlaywright = ({
  chromium,
  config = 'e2e/playwright.config.ts',
  args = [],
}: Told): Counts => {
  const outputFile = join(mkdtempSync(join(tmpdir(), 'shop-e2e-')), 'result.json');
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      config,
      '--reporter=list,json',
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
  const { stats } = JSON.parse(readFileSync(outputFile, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && run.status !== 0 ? 1 : failed,
    skipped: stats.skipped,
  };
};
