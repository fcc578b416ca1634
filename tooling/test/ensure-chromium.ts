import { spawnSync } from 'node:child_process';
import { aptInstall, mayInstall } from './apt-install.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Path of a Chromium. Installs one if missing: the distribution's package if this user may install packages,
 * otherwise Playwright's download. Throws with the command to run if neither works.
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) {
    console.log('No Chromium found: installing one with apt-get …');
    // The full browser is the fallback if the distribution has no headless shell.
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
    'Chromium is missing and could not be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
  );
};
