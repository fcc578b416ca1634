import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTAINER_FILE, type DevelopedRemote } from '@shop/contracts/remote/developed-remotes';
import type { RemoteRoute } from '@shop/contracts/remote';
import { readSlots } from '../build/read-slots.ts';
import { framesOf } from '../webpack/frames/frames-of.ts';

/**
 * The current routes of a remote's sources. Throws if the file is invalid.
 *
 * @param folder of the package
 */
const readRoutes = async (folder: string): Promise<readonly RemoteRoute[]> => {
  const path = join(folder, 'src', 'routes.ts');
  // Node caches a module per URL: the modification time makes it unique.
  const address = `${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`;
  const { routes } = (await import(address)) as { routes: readonly RemoteRoute[] };
  return routes;
};

/** An address rather than a name: pages of any shop may load from it, also over http (a trustworthy origin). */
export const DEVELOPMENT_HOST = '127.0.0.1';

/**
 * What a shell needs to know of a remote in development, read from its sources.
 *
 * @param folder of the package
 * @param port of its development server
 */
export const describeDeveloped = async (folder: string, port: number): Promise<DevelopedRemote> => {
  const [routes, slots, frames] = [
    await readRoutes(folder),
    await readSlots(folder),
    framesOf(folder),
  ];
  return {
    url: `http://${DEVELOPMENT_HOST}:${port}/${CONTAINER_FILE}`,
    // Sitemaps list releases only.
    routes: routes.map(({ sitemap: _sitemap, ...route }) => route),
    ...(slots && { slots }),
    ...(frames.length > 0 && { frames }),
  };
};
