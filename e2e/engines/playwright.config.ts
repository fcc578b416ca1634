import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** A purchase in the engines Playwright does not steer as distributions ship them; one at a time. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results/engines'),
  globalSetup: '../setup/main-shop.ts',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Far above what anything takes, the start of an engine included.
  timeout: 120_000,
});
