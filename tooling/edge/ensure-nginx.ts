import { existsSync } from 'node:fs';
import { aptInstall, mayInstall } from '../test/apt-install.ts';
import { findOnPath } from '../test/find-on-path.ts';

/** Where Debian installs it; only root has that folder on the PATH. */
const PACKAGED = '/usr/sbin/nginx';

/** Path of an nginx on this machine: `NGINX_PATH`, one on the PATH, or the distribution's; null without one. */
export const findNginx = (): string | null =>
  process.env['NGINX_PATH'] ?? findOnPath('nginx') ?? (existsSync(PACKAGED) ? PACKAGED : null);

/**
 * Installs nginx if it is missing and this user may. If it cannot be installed, that is logged and no failure: the
 * tests behind a real cache are skipped, and counted as skipped.
 */
export const ensureNginx = (): void => {
  if (findNginx()) return;
  console.log(`No nginx found${mayInstall() ? ': installing one with apt-get …' : '.'}`);
  if (mayInstall() && aptInstall(['nginx-light']) && findNginx()) return;
  console.log(
    'Tests behind nginx are skipped: it is missing and could not be installed (Debian: apt-get install nginx-light).',
  );
};
