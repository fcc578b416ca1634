import { aptInstall, mayInstall } from './apt-install.ts';
import { findFirefox, findWebKitDriver } from './find-engines.ts';

const ENGINES = [
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
