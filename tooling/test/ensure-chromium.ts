import { spawnSync } from 'node:child_process';
import { aptInstall, mayInstall } from './apt-install.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Path of a Chromium, installed first where there is none: the distribution's package where this user may install
 * packages, Playwright's own download elsewhere. Throws with the one line to type when neither works.
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) {
    console.log('No Chromium found: installing one with apt-get …');
    // Where the distribution does not ship the one without windows, the whole browser does.
    for (const name of ['chromium-headless-shell', 'chromium']) if (aptInstall([name])) break;
  } else {
    console.log("No Chromium found: downloading Playwright's own …");
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'There is no Chromium and it could not be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
};
