import type { RemoteName } from '@shop/contracts/remote';
import { readLiveRemotes } from '../boot/live-manifest.ts';
import type { LoadFailure, RemoteModules } from './federated-modules.ts';
import type { LiveRemote } from './live-remotes.ts';

/**
 * Begins a load from a remote with its present release.
 *
 * @returns makes the remote loadable again after a failure of that release
 */
export type Recover = (name: RemoteName) => (error: unknown) => Promise<void>;

/**
 * The release of the second attempt: the newest one, or the stable one if the newest has just failed. Routes stay those
 * of the document, because the visitor is on one of them. Undefined leaves the release as it is.
 */
const nextRelease = (
  failed: LiveRemote | undefined,
  newest: LiveRemote | undefined,
): LiveRemote | undefined => {
  if (newest && newest.url !== failed?.url) return newest;
  const stable = newest?.stable ?? failed?.stable;
  return failed && stable ? { ...stable, routes: failed.routes } : newest;
};

/**
 * Recovery of failed loads: a page opened before a release may hold addresses that no longer exist, and a canary may be
 * broken.
 *
 * @param onFailure called with every failed release; the failure may have been reported already
 */
export const createRecover =
  (modules: RemoteModules, onFailure: (failure: LoadFailure) => void): Recover =>
  (name) => {
    const used = modules.live()[name];
    return async (error) => {
      if (used) onFailure({ remote: name, version: used.version, kind: 'module', error });
      const newest = (await readLiveRemotes().catch(() => null))?.[name];
      // Another region of the page has replaced the release meanwhile.
      if (modules.live()[name] === used) modules.forget(name, nextRelease(used, newest));
    };
  };
