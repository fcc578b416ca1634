import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Data of a running shop by port base: two shops share nothing. */
export const dataFolder = (base: number, root = ROOT): string => join(root, '.shop', String(base));
