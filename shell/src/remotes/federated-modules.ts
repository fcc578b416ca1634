import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import {
  contractFits,
  CONTRACT_VERSION,
  type RegisterContext,
  type RemoteModule,
  type RemoteName,
} from '@shop/contracts/remote';
import { containerName, type Container } from './container.ts';
import type { LiveRemote, LiveRemotes } from './live-remotes.ts';

export type LoadContainer = (name: RemoteName, remote: LiveRemote) => Promise<Container>;

/** The remotes' modules of this page (or render worker), each loaded at most once at a time. */
export interface RemoteModules {
  live: () => LiveRemotes;
  load: (name: RemoteName) => Promise<RemoteModule>;
  /** Forgets a remote that failed, and takes the release given, if any, for the next try. */
  forget: (name: RemoteName, release?: LiveRemote) => void;
}

interface Options {
  live: LiveRemotes;
  context: RegisterContext;
  loadContainer: LoadContainer;
}

const register = (name: RemoteName, remote: LiveRemote, force: boolean) =>
  registerRemotes(
    [
      {
        name: containerName(name),
        alias: name,
        entry: remote.url,
        type: 'global',
        entryGlobalName: containerName(name),
      },
    ],
    { force },
  );

const assertFits = (name: RemoteName, remote: LiveRemote): void => {
  if (contractFits(remote.contract)) return;
  throw new Error(
    `${name} ${remote.version} was built for contract ${remote.contract}, this shell has ${CONTRACT_VERSION}`,
  );
};

/** Registers the live remotes with Module Federation and loads them on demand through `loadContainer`. */
export const federatedModules = ({ live, context, loadContainer }: Options): RemoteModules => {
  const current: LiveRemotes = { ...live };
  const loading = new Map<RemoteName, Promise<RemoteModule>>();
  /** Remotes on their way at this moment. */
  const arriving = new Set<RemoteName>();
  const nameOf = (container: string) => container.replace(containerName(''), '') as RemoteName;

  if (!getInstance()) throw new Error('Module Federation was not initialised by the build');
  registerPlugins([
    {
      name: 'release-manifest',
      loadEntry: async ({ remoteInfo }) => {
        const name = nameOf(remoteInfo.name);
        const remote = current[name];
        return remote ? ((await loadContainer(name, remote)) as never) : undefined;
      },
    },
  ]);
  for (const [name, remote] of Object.entries(current)) register(name as RemoteName, remote, false);

  const start = async (name: RemoteName): Promise<RemoteModule> => {
    const remote = current[name];
    if (!remote) throw new Error(`${name} has no live release`);
    assertFits(name, remote);
    const loaded = await loadRemote<{ default: RemoteModule }>(`${containerName(name)}/remote`);
    if (!loaded) throw new Error(`${name} ${remote.version} exposes no remote module`);
    loaded.default.register(context);
    return loaded.default;
  };

  return {
    live: () => current,
    load: (name) => {
      const known = loading.get(name);
      if (known) return known;
      const promise = start(name);
      loading.set(name, promise);
      arriving.add(name);
      promise.catch(() => loading.delete(name)).finally(() => arriving.delete(name));
      return promise;
    },
    forget: (name, release) => {
      // Another region of the page has begun the next try already.
      if (arriving.has(name)) return;
      loading.delete(name);
      const remote = release ?? current[name];
      if (!remote) return;
      current[name] = remote;
      register(name, remote, true);
    },
  };
};
