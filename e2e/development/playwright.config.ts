import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { portsFrom } from '../../tooling/remote-kit/ports.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../tooling/test/find-chromium.ts';
import type { Options } from '../fixtures/options.ts';
import { E2E_BASE } from '../setup/bases.ts';

/** Development of all remotes, with hot updates in a browser: one page after the other, as one developer works. */
export default defineConfig<Options>({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results/development'),
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Far above any expected duration: a busy machine is not a failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${portsFrom(E2E_BASE).shell}`,
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS },
  },
});
