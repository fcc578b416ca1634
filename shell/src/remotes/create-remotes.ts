import type { ComponentType } from 'react';
import {
  pendingLoadable,
  type FragmentRef,
  type Loadable,
  type RemoteName,
  type Remotes,
} from '@shop/contracts/remote';
import type { Locale } from '@shop/contracts/market';
import type { RemoteModules } from './federated-modules.ts';
import { loadWithRecovery } from './load-with-recovery.ts';
import { withMessages } from './with-messages.tsx';

type Piece = ComponentType<object>;
type FragmentLoader = () => Promise<{ default: Piece }>;

export interface RemotesOfPage extends Remotes {
  /** Loads fragments before rendering, so that the server sends them whole. Failures stay in their region. */
  preload: (refs: readonly FragmentRef[]) => Promise<void>;
}

/**
 * How a page asks for other teams' fragments, in one language.
 *
 * @param recover makes a remote that failed loadable again before a further try; the server has none, for a
 *   page without the fragment is better there than a late one
 * @param until what a fragment waits for before it is loaded, by its name; nothing unless told
 */
export const createRemotes = (
  modules: RemoteModules,
  locale: Locale,
  recover?: (name: RemoteName) => Promise<void>,
  until: Partial<Record<string, Promise<void>>> = {},
): RemotesOfPage => {
  const pieces = new Map<string, Loadable<Piece>>();

  const load = async (of: RemoteName, name: string): Promise<Piece> => {
    await until[name];
    const remote = await modules.load(of);
    const loader = (remote.fragments as Record<string, FragmentLoader | undefined>)[name];
    if (!loader) throw new Error(`${of} offers no fragment ${name}`);
    const [piece, messages] = await Promise.all([loader(), remote.messages(locale)]);
    return withMessages(piece.default, locale, messages);
  };

  const start = (of: RemoteName, name: string): Loadable<Piece> => {
    const key = `${of}/${name}`;
    const known = pieces.get(key);
    if (known) return known;
    const promise = recover
      ? loadWithRecovery(
          () => load(of, name),
          () => recover(of),
        )
      : load(of, name);
    const pending = pendingLoadable(promise, (settled) => void pieces.set(key, settled));
    pieces.set(key, pending);
    return pending;
  };

  return {
    fragment: ((of: RemoteName, name: string) => start(of, name)) as Remotes['fragment'],
    retry: (of) => {
      modules.forget(of);
      for (const key of [...pieces.keys()])
        if (key.startsWith(`${of}/`) && pieces.get(key)?.status === 'failed') pieces.delete(key);
    },
    preload: async (refs) => {
      await Promise.all(
        refs.map(async (ref) => {
          const [of, name] = ref.split('/') as [RemoteName, string];
          const loadable = start(of, name);
          if (loadable.status === 'pending') await loadable.promise.catch(() => undefined);
        }),
      );
    },
  };
};
