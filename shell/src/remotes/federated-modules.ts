import { getInstance } from '@module-federation/enhanced/runtime';
import {
  contractFit,
  type RegisterContext,
  type RemoteModule,
  type RemoteName,
} from '@shop/contracts/remote';
import type { Container } from './container.ts';
import type { LiveRemote, LiveRemotes } from './live-remotes.ts';

/** Runs a remote's container. Undefined if its script ran and left none. */
export type LoadContainer = (
  name: RemoteName,
  remote: LiveRemote,
) => Promise<Container | undefined>;

/** A release whose container could not be loaded, or whose code threw while it was evaluated or registered. */
export interface LoadFailure {
  remote: RemoteName;
  version: string;
  kind: 'container' | 'module';
  error: unknown;
}

/** The remotes' modules of this page (or render worker), each loaded at most once at a time. */
export interface RemoteModules {
  live: () => LiveRemotes;
  load: (name: RemoteName) => Promise<RemoteModule>;
  /** Drops a failed remote; the next attempt uses the given release, if any. Null: no release is live any more. */
  forget: (name: RemoteName, release?: LiveRemote | null) => void;
}

interface Options {
  live: LiveRemotes;
  context: RegisterContext;
  loadContainer: LoadContainer;
  onFailure?: (failure: LoadFailure) => void;
}

/** The adapters of a remote of the previous contract major; undefined for one of the shell's own. */
const adaptersOf = async (name: RemoteName, { contract, version }: LiveRemote) => {
  const fit = contractFit(contract);
  if (!fit) throw new Error(`${name} ${version} has contract ${contract}`);
  return fit === 'previous'
    ? import(/* webpackChunkName: "compat" */ './previous-contract.ts')
    : undefined;
};

/** Loads the live remotes on demand through `loadContainer`; Module Federation gives them what the shell shares. */
export const federatedModules = ({
  live,
  context,
  loadContainer,
  onFailure = () => {},
}: Options): RemoteModules => {
  const current: LiveRemotes = { ...live };
  const loading = new Map<RemoteName, Promise<RemoteModule>>();
  /** Remotes being loaded. */
  const inFlight = new Set<RemoteName>();

  // The shell's own instance: later, "the" instance would be that of the remote initialised last.
  const federation = getInstance();
  if (!federation) throw new Error('Module Federation was not initialised by the build');

  const start = async (name: RemoteName): Promise<RemoteModule> => {
    const remote = current[name];
    if (!remote) throw new Error(`${name} has no live release`);
    const adapters = await adaptersOf(name, remote);
    const { shareScopeMap } = federation;
    const own = (shareScopeMap['default'] ??= {});
    const shareScope = adapters?.previousScope(own) ?? own;
    let kind: LoadFailure['kind'] = 'container';
    try {
      const container = await loadContainer(name, remote);
      kind = 'module';
      if (!container) throw new Error(`${remote.url} left no container of ${name}`);
      await container.init(shareScope, [], { shareScopeMap, shareScopeKeys: 'default' });
      const expose = await container.get('./remote');
      const { default: exposed } = expose() as { default: RemoteModule };
      const module = adapters?.adaptRemote(exposed) ?? exposed;
      module.register(context);
      return module;
    } catch (error) {
      onFailure({ remote: name, version: remote.version, kind, error });
      throw error;
    }
  };

  return {
    live: () => current,
    load: (name) => {
      const existing = loading.get(name);
      if (existing) return existing;
      const promise = start(name);
      loading.set(name, promise);
      inFlight.add(name);
      promise.catch(() => loading.delete(name)).finally(() => inFlight.delete(name));
      return promise;
    },
    forget: (name, release = current[name]) => {
      // Another region of the page has started the next attempt.
      if (inFlight.has(name)) return;
      loading.delete(name);
      if (release) current[name] = release;
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a table by name, in the first script of a page
      else delete current[name];
    },
  };
};
