import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-on-path.ts';

/** Time limit of one step in ms: an unresponsive mirror delays nothing for longer. */
const PATIENCE = 300_000;

/** Whether this user may install the distribution's packages. */
export const mayInstall = (): boolean => findOnPath('apt-get') !== null && process.getuid?.() === 0;

const aptGet = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: PATIENCE,
  }).status === 0;

/** Installs packages of the distribution. @returns whether all are installed */
export const aptInstall = (packages: readonly string[]): boolean => {
  aptGet('update', '-qq');
  return aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
};
