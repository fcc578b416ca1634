import type { RemoteName } from '@shop/contracts/remote';
import type { RemoteModules } from '../remotes/federated-modules.ts';
import { readLiveRemotes } from './live-manifest.ts';

/**
 * Makes a remote that failed loadable again: with its newest release when the server names one, else as it was.
 * A page that was open while a team released may hold addresses that are gone.
 */
export const refreshRelease = async (modules: RemoteModules, name: RemoteName): Promise<void> => {
  const live = await readLiveRemotes().catch(() => null);
  modules.forget(name, live?.[name]);
};
