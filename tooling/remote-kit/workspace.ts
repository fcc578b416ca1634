import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const modules = HERE.indexOf(`${sep}node_modules${sep}`);

/** Whether the kit is installed as a package, in the repository of a team outside the shop's. */
export const IS_INSTALLED = modules >= 0;

/** Root of the workspace: of the shop's repository, or of the repository that installed the kit. */
export const ROOT = IS_INSTALLED ? HERE.slice(0, modules) : resolve(HERE, '../..');

/** Folder of the kit. */
export const KIT = HERE;

/** Data of a running shop by port base: two shops share nothing. */
export const dataFolder = (base: number, root = ROOT): string => join(root, '.shop', String(base));
