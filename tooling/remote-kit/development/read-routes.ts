import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName, RemoteRoute } from '@shop/contracts/remote';
import { ROOT } from '../../remote-kit/workspace.ts';

/** The current routes of a remote's sources. Throws if the file is invalid. */
export const readRoutes = async (name: RemoteName): Promise<readonly RemoteRoute[]> => {
  const path = join(ROOT, `mf-${name}`, 'src', 'routes.ts');
  // Node caches a module per URL: the modification time makes it unique.
  const address = `${pathToFileURL(path).href}?changed=${statSync(path).mtimeMs}`;
  const { routes } = (await import(address)) as { routes: readonly RemoteRoute[] };
  return routes;
};
