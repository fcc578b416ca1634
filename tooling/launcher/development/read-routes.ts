import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName, RemoteRoute } from '@shop/contracts/remote';
import { ROOT } from '../paths.ts';

/** The screens of a remote as its sources have them now. Throws when the file is not right. */
export const readRoutes = async (name: RemoteName): Promise<readonly RemoteRoute[]> => {
  const path = join(ROOT, `mf-${name}`, 'src', 'routes.ts');
  // A module is read once per address: the time of its last change makes it another one.
  const address = `${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`;
  const { routes } = (await import(address)) as { routes: readonly RemoteRoute[] };
  return routes;
};
