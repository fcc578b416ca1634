import { findOnPath } from './find-on-path.ts';

/** Path of a Firefox this machine has; null without one. */
export const findFirefox = (): string | null => findOnPath('firefox-esr') ?? findOnPath('firefox');

/** Path of WebKit's driver if a virtual screen exists as well; otherwise null. */
export const findWebKitDriver = (): string | null =>
  findOnPath('Xvfb') && findOnPath('WebKitWebDriver');
