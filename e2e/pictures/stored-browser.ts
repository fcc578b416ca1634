import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'stored/browser.txt');

/**
 * Whether the stored pictures are of this browser: another version draws letters differently. If pictures are stored
 * again, so is the version.
 */
export const isStoredBrowser = (version: string, updates: boolean): boolean => {
  if (updates) writeFileSync(FILE, `${version}\n`);
  return existsSync(FILE) && readFileSync(FILE, 'utf8').trim() === version;
};
