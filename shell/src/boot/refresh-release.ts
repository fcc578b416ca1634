import type { RemoteName } from '@shop/contracts/remote';
import type { RemoteModules } from '../remotes/federated-modules.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';

/** Where the shell's server tells which releases are live now. */
export const LIVE_REMOTES_PATH = '/live-remotes.json';

/**
 * Makes a remote that failed loadable again: with its newest release when the server names one, else as it was.
 * A page that was open while a team released may hold addresses that are gone.
 */
export const refreshRelease = async (modules: RemoteModules, name: RemoteName): Promise<void> => {
  try {
    const answer = await fetch(LIVE_REMOTES_PATH, { signal: AbortSignal.timeout(2500) });
    const live = (await answer.json()) as LiveRemotes;
    modules.forget(name, live[name]);
  } catch {
    modules.forget(name);
  }
};
