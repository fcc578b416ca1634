import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tooling/test/find-chromium.ts';
import { E2E_BASE } from './setup/bases.ts';
import { portsFrom } from '../tooling/ports.ts';
import type { Options } from './fixtures/options.ts';

const executablePath = findChromium() ?? undefined;

export default defineConfig<Options>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../test-results'),
  globalSetup: './setup/main-shop.ts',
  fullyParallel: true,
  // For two cores: half of a journey is spent waiting, for a page to come to rest or for a fault to be given up.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Far above what anything takes: a busy machine is not a failure. What is slow is the bench's to tell.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${portsFrom(E2E_BASE).shell}`,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A third of the whole run goes into a trace's pictures and calls: what the test did is kept, and how the page looked
    // when it failed. `--trace on` records the rest.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  // The first is begun first: what one worker does by itself, one after the other, so that the short ones fill up the end.
  projects: [
    // These stop parts and release remotes: their worker starts a shop of its own for them, once.
    {
      name: 'reliability',
      workers: 1,
      testDir: join(import.meta.dirname, 'reliability'),
      fullyParallel: false,
      timeout: 120_000,
    },
    // Sequences drawn by chance: a few in an ordinary run, and as many as one likes by `npm run soak`.
    // A failing one is said by its seed, so none is recorded; pictures have no part in it.
    {
      name: 'soak',
      testDir: join(import.meta.dirname, 'soak'),
      use: {
        trace: 'off',
        screenshot: 'off',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath,
          args: [...CHROMIUM_FLAGS, '--blink-settings=imagesEnabled=false'],
        },
      },
    },
    // Requests drawn by chance, without a browser, against a shop of their own: the same few in an ordinary run.
    { name: 'hostile', testDir: join(import.meta.dirname, 'hostile') },
    // The official components against a platform of their own, in a browser of their own.
    {
      name: 'official-clients',
      testDir: join(import.meta.dirname, 'official-clients'),
      fullyParallel: false,
      // The components are bundled first.
      timeout: 120_000,
    },
    // The admin of a platform of its own.
    {
      name: 'platform-admin',
      testDir: join(import.meta.dirname, 'platform-admin'),
      fullyParallel: false,
    },
    // The back office of a store-api of its own.
    {
      name: 'back-office',
      testDir: join(import.meta.dirname, 'back-office'),
      fullyParallel: false,
    },
    // The payment frame by itself, on a page of the shop: the demonstration's, and Braintree's with its edge played.
    { name: 'payment', testDir: join(import.meta.dirname, 'payment') },
    { name: 'journeys', testDir: join(import.meta.dirname, 'journeys') },
  ],
});
