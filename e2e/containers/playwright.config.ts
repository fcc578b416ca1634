import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../tooling/test/find-chromium.ts';

/** A purchase in the production layout of `deploy/`, in containers; one at a time. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results/containers'),
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: 'http://shop.localhost:8080',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS },
  },
});
