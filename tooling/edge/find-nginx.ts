import { existsSync } from 'node:fs';
import { findOnPath } from '../test/find-on-path.ts';

/** Where Debian installs it; only root has that folder on the PATH. */
const PACKAGED = '/usr/sbin/nginx';

/** Path of an nginx on this machine: `NGINX_PATH`, one on the PATH, or the distribution's; null without one. */
export const findNginx = (): string | null =>
  process.env['NGINX_PATH'] ?? findOnPath('nginx') ?? (existsSync(PACKAGED) ? PACKAGED : null);
