import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRoute } from '@shop/contracts/remote';

/**
 * The current routes of a remote's sources. Throws if the file is invalid.
 *
 * @param folder of the package
 */
export const readRoutes = async (folder: string): Promise<readonly RemoteRoute[]> => {
  const path = join(folder, 'src', 'routes.ts');
  // Node caches a module per URL: the modification time makes it unique.
  const address = `${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`;
  const { routes } = (await import(address)) as { routes: readonly RemoteRoute[] };
  return routes;
};
