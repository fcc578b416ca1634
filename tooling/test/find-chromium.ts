import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOnPath } from './find-on-path.ts';

// The shell without windows first: the same engine, and a context of it opens in a third of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Path of a Chromium this machine has: `CHROMIUM_PATH`, one of the path, or Playwright's own; null without one. */
export const findChromium = (): string | null => {
  const told = process.env['CHROMIUM_PATH'];
  if (told && existsSync(told)) return told;
  for (const name of NAMES) {
    const path = findOnPath(name);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
};

/** Flags without which Chromium asks the outside world for things no one needs, or refuses to run as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
