import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tooling/test/find-chromium.ts';
import { E2E_BASE } from './setup/bases.ts';
import { portsFrom } from '../tooling/remote-kit/ports.ts';
import type { Options } from './fixtures/options.ts';

const executablePath = findChromium() ?? undefined;

export default defineConfig<Options>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../test-results'),
  globalSetup: './setup/main-shop.ts',
  fullyParallel: true,
  // For two cores: half of a journey is waiting, for a page to settle or for a timeout.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Far above any expected duration: a busy machine is not a failure. Slowness is for the benchmarks.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${portsFrom(E2E_BASE).shell}`,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace costs a twelfth of the CPU time, so only the retry of a failed test records one, without screenshots and
    // snapshots, which cost a third. `--trace on` records all of it in a manual run, which does not retry.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  // The longest project first: one worker runs it serially, so that short ones fill up the end.
  projects: [
    // These stop processes and release remotes: their worker starts a shop of its own, once.
    {
      name: 'reliability',
      workers: 1,
      testDir: join(import.meta.dirname, 'reliability'),
      fullyParallel: false,
      timeout: 120_000,
    },
    // Installs, builds and releases: long, and independent of the others.
    { name: 'team-repository', testDir: join(import.meta.dirname, 'team-repository') },
    // Random sequences: a few in an ordinary run, any number in `npm run soak`. A failure reports its seed, so no
    // trace is recorded; pictures are disabled.
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
    // Too long for an ordinary run; part of `npm run soak`.
    ...(process.env['CANARY_VISITS']
      ? [{ name: 'canaries', workers: 1, testDir: join(import.meta.dirname, 'canaries') }]
      : []),
    // Random requests without a browser, against a separate shop: the same few in an ordinary run.
    { name: 'hostile', testDir: join(import.meta.dirname, 'hostile') },
    // Disturbed connections between the processes of a separate shop, without a browser.
    {
      name: 'fault-matrix',
      testDir: join(import.meta.dirname, 'fault-matrix'),
      fullyParallel: false,
      timeout: 240_000,
    },
    // The official components against a separate platform, in their own browser.
    {
      name: 'official-clients',
      testDir: join(import.meta.dirname, 'official-clients'),
      fullyParallel: false,
      // The components are bundled first.
      timeout: 120_000,
    },
    // The admin of a separate platform.
    {
      name: 'platform-admin',
      testDir: join(import.meta.dirname, 'platform-admin'),
      fullyParallel: false,
    },
    // The back office of a separate store-api.
    {
      name: 'back-office',
      testDir: join(import.meta.dirname, 'back-office'),
      fullyParallel: false,
    },
    // Key states beside stored pictures, in a shop of their own, whose lists no purchase changes.
    // `--update-snapshots` stores new ones.
    {
      name: 'pictures',
      testDir: join(import.meta.dirname, 'pictures'),
      fullyParallel: false,
      snapshotPathTemplate: '{testDir}/stored/{arg}{ext}',
      expect: {
        timeout: 15_000,
        // The least that shows a change of a word or a border, and the most that smoothing of letters differs.
        toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.2 },
      },
    },
    // The payment frame alone, on a page of the shop: the demo's, and Braintree's with a fake edge.
    { name: 'payment', testDir: join(import.meta.dirname, 'payment') },
    { name: 'journeys', testDir: join(import.meta.dirname, 'journeys') },
  ],
});
