import { aptInstall, mayInstall } from './apt-install.ts';
import { findOnPath } from './find-on-path.ts';

/** Path of a Firefox this machine has; null without one. */
export const findFirefox = (): string | null => findOnPath('firefox-esr') ?? findOnPath('firefox');

/** Path of WebKit's driver if a virtual screen exists as well; otherwise null. */
export const findWebKitDriver = (): string | null =>
  findOnPath('Xvfb') && findOnPath('WebKitWebDriver');

/** Path of a full Chromium, which has features that its headless shell lacks; null if missing. */
export const findFullChromium = (): string | null =>
  findOnPath('chromium') ?? findOnPath('google-chrome-stable');

const ENGINES = [
  { name: 'full Chromium', find: findFullChromium, packages: ['chromium'] },
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKitDriver, packages: ['webkit2gtk-driver', 'xvfb'] },
] as const;

/**
 * Installs missing browser engines beside Chromium, if this user may. A missing engine is logged but is no failure:
 * its tests are skipped.
 */
export const ensureEngines = (): void => {
  for (const { name, find, packages } of ENGINES) {
    if (find()) continue;
    console.log(`No ${name} found${mayInstall() ? ': installing one with apt-get …' : '.'}`);
    if (mayInstall() && aptInstall(packages) && find()) continue;
    console.log(
      `Tests in ${name} are skipped: it is missing and could not be installed (Debian: apt-get install ${packages.join(' ')}).`,
    );
  }
};
