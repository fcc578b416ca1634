import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** A purchase in the distributions' builds of engines that Playwright does not drive; one at a time. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results/engines'),
  globalSetup: '../setup/main-shop.ts',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Far above any expected duration, including the start of an engine.
  timeout: 120_000,
});
