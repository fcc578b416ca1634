import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const has = (command: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/**
 * Path of a Chromium, installed first where there is none: the distribution's package where this user may install
 * packages, Playwright's own download elsewhere. Throws with the one line to type when neither works.
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  if (has('apt-get') && process.getuid?.() === 0) {
    console.log('No Chromium found: installing one with apt-get …');
    run('apt-get', ['update', '-qq']);
    // Where the distribution does not ship the one without windows, the whole browser does.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) break;
  } else {
    console.log("No Chromium found: downloading Playwright's own …");
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium and it could not be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
};
