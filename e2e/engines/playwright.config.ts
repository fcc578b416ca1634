import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { portsFrom } from '../../tooling/remote-kit/ports.ts';
import { E2E_BASE } from '../setup/bases.ts';
import type { Options } from '../fixtures/options.ts';

/** Tests that need other browsers than the headless shell; Playwright drives only some of them. One at a time. */
export default defineConfig<Options>({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results/engines'),
  globalSetup: '../setup/main-shop.ts',
  workers: 1,
  retries: 0,
  use: { baseURL: `http://localhost:${portsFrom(E2E_BASE).shell}` },
  forbidOnly: Boolean(process.env['CI']),
  // Far above any expected duration, including the start of an engine.
  timeout: 120_000,
});
