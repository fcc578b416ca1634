import { aptInstall, mayInstall } from './apt-install.ts';
import { findFirefox, findWebKitDriver } from './find-engines.ts';

const ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKitDriver, packages: ['webkit2gtk-driver', 'xvfb'] },
] as const;

/**
 * Installs the engines beside Chromium where they are missing and this user may. One that cannot be had is said and no
 * failure: what is tested in it is skipped.
 */
export const ensureEngines = (): void => {
  for (const { name, find, packages } of ENGINES) {
    if (find()) continue;
    console.log(`No ${name} found${mayInstall() ? ': installing one with apt-get …' : '.'}`);
    if (mayInstall() && aptInstall(packages) && find()) continue;
    console.log(
      `Nothing is tested in ${name}: it is not here and could not be installed (Debian: apt-get install ${packages.join(' ')}).`,
    );
  }
};
