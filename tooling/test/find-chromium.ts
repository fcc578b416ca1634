import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findOnPath } from './find-on-path.ts';

// The headless shell first: the same engine, whose contexts open in a third of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, one on the PATH, or Playwright's own; null without one. */
export const findChromium = (): string | null => {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured && existsSync(configured)) return configured;
  for (const name of NAMES) {
    const path = findOnPath(name);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
};

/** Flags that stop Chromium's background requests, and allow it to run as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
