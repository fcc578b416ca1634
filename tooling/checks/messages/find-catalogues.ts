import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { listFiles } from './list-files.ts';
import { LOCALES, type Catalogue } from './types.ts';

const isCatalogueFile = (file: string): boolean =>
  basename(dirname(file)) === 'messages' && LOCALES.some((it) => basename(file) === `${it}.json`);

/** Existing packages of the workspace, relative to the root. */
export const listPackages = (root: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return manifest.workspaces.filter((it) => existsSync(join(root, it)));
};

/** Every `messages` folder with at least one language. */
export const findCatalogues = (root: string): Catalogue[] =>
  listPackages(root).flatMap((owner) => {
    const files = listFiles(join(root, owner)).filter(isCatalogueFile);
    const folders = new Set(files.map((file) => relative(root, dirname(file))));
    return [...folders].map((folder) => ({ owner, folder }));
  });
