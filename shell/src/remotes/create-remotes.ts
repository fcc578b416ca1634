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
import type { Recover } from './recover.ts';
import type { SlotFills } from './slot-fills.ts';
import { loadWithRecovery } from './load-with-recovery.ts';
import { withMessages } from './with-messages.tsx';

type FragmentComponent = ComponentType<object>;
type FragmentLoader = () => Promise<{ default: FragmentComponent }>;

export interface RemotesOfPage extends Remotes {
  fills: NonNullable<Remotes['fills']>;
  /** Loads fragments before rendering, so that the server renders them. A failure affects its region only. */
  preload: (refs: readonly FragmentRef[]) => Promise<void>;
}

/**
 * Loads other teams' fragments for a page, in one language.
 *
 * @param recover makes a failed remote loadable again before a second attempt; the server passes none, since a page
 *   without the fragment is better there than a late one
 * @param until promises that delay the load of a fragment, by fragment name
 * @param slots fragments that fill the slots of pages
 */
export const createRemotes = (
  modules: RemoteModules,
  locale: Locale,
  recover?: Recover,
  until: Partial<Record<string, Promise<void>>> = {},
  slots?: SlotFills,
): RemotesOfPage => {
  const fragments = new Map<string, Loadable<FragmentComponent>>();

  const load = async (of: RemoteName, name: string): Promise<FragmentComponent> => {
    await until[name];
    const remote = await modules.load(of);
    const loader = (remote.fragments as Record<string, FragmentLoader | undefined>)[name];
    if (!loader) throw new Error(`${of} offers no fragment ${name}`);
    const [fragment, messages] = await Promise.all([loader(), remote.messages(locale)]);
    return withMessages(fragment.default, locale, messages);
  };

  const start = (of: RemoteName, name: string): Loadable<FragmentComponent> => {
    const key = `${of}/${name}`;
    const existing = fragments.get(key);
    if (existing) return existing;
    const promise = recover ? loadWithRecovery(() => load(of, name), recover(of)) : load(of, name);
    const pending = pendingLoadable(promise, (settled) => void fragments.set(key, settled));
    fragments.set(key, pending);
    return pending;
  };

  return {
    fragment: ((of: RemoteName, name: string) => start(of, name)) as Remotes['fragment'],
    retry: (of) => {
      modules.forget(of);
      for (const key of [...fragments.keys()])
        if (key.startsWith(`${of}/`) && fragments.get(key)?.status === 'failed')
          fragments.delete(key);
    },
    fills: (slot) => slots?.[slot] ?? [],
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
