import { findOnPath } from './find-on-path.ts';

/** Path of a Firefox this machine has; null without one. */
export const findFirefox = (): string | null => findOnPath('firefox-esr') ?? findOnPath('firefox');

/** Path of WebKit's driver, where there is a screen in memory for its browser too; null without them. */
export const findWebKitDriver = (): string | null =>
  findOnPath('Xvfb') && findOnPath('WebKitWebDriver');
