import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRoute } from '@shop/contracts/remote';
import { listPackages } from '../packages.ts';
import { readRemotes } from '../remotes.ts';

/** The first segment of each remote's routes, with its owner. */
const ownedPaths = async (root: string): Promise<Map<string, string>> => {
  const owned = new Map<string, string>();
  for (const { folder } of readRemotes(root)) {
    const { href } = pathToFileURL(join(root, folder, 'src/routes.ts'));
    const { routes } = (await import(href)) as { routes: readonly RemoteRoute[] };
    for (const { path } of routes) owned.set(path.split('/')[0] ?? '', folder);
  }
  return owned;
};

/**
 * Why a remote cannot have a name in this workspace: its folder, its package, its name in pages or its path is taken.
 *
 * @returns a message for the command line; null if the name is free
 */
export const findConflict = async (root: string, name: string): Promise<string | null> => {
  const folder = `mf-${name}`;
  if (existsSync(join(root, folder))) return `The folder ${folder} exists. Choose another name.`;
  for (const owner of listPackages(root)) {
    const text = readFileSync(join(root, owner, 'package.json'), 'utf8');
    if ((JSON.parse(text) as { name?: string }).name === `@shop/${folder}`)
      return `${owner} is the package @shop/${folder}. Choose another name.`;
  }
  const owner = (await ownedPaths(root)).get(name);
  return owner ? `${owner} owns the path /${name}. Choose another name.` : null;
};
