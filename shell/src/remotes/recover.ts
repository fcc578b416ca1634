import type { RemoteName } from '@shop/contracts/remote';
import type { LoadFailure, RemoteModules } from './federated-modules.ts';

/**
 * Begins a load from a remote with its present release.
 *
 * @returns makes the remote loadable again after a failure of that release
 */
export type Recover = (name: RemoteName) => (error: unknown) => Promise<void>;

/**
 * Recovery of failed loads: a page opened before a release may hold addresses that no longer exist, and a canary may be
 * broken. Its code loads at the first failure, from the page's own host.
 *
 * @param onFailure called with every failed release; the failure may have been reported already
 */
export const createRecover =
  (modules: RemoteModules, onFailure: (failure: LoadFailure) => void): Recover =>
  (name) => {
    const used = modules.live()[name];
    return async (error) => {
      if (used) onFailure({ remote: name, version: used.version, kind: 'module', error });
      const next = await import(/* webpackChunkName: "failures" */ './next-release.ts')
        .then(({ nextRelease }) => nextRelease(name, used))
        .catch(() => undefined);
      // Another region of the page has replaced the release meanwhile.
      if (modules.live()[name] === used) modules.forget(name, next);
    };
  };
