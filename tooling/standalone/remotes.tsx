import type { ComponentType } from 'react';
import { MessagesProvider } from '@shop/contracts/i18n';
import type { Locale } from '@shop/contracts/market';
import {
  pendingLoadable,
  readyLoadable,
  type Loadable,
  type RemoteModule,
  type Remotes,
} from '@shop/contracts/remote';
import css from './page.module.css';

type Piece = ComponentType<object>;
type Loader = () => Promise<{ default: Piece }>;

/** Where another team's fragment would be: its name in a frame. */
const placeOf =
  (name: string): Piece =>
  () => (
    <div role="img" aria-label={name} className={css.frame}>
      {name}
    </div>
  );

/** Fragments of this remote for real, a named frame for those of the other teams. */
export const standaloneRemotes = (remote: RemoteModule, locale: Locale): Remotes => {
  const fragments = new Map<string, Loadable<Piece>>();

  const load = async (name: string): Promise<Piece> => {
    const loader = (remote.fragments as Readonly<Record<string, Loader | undefined>>)[name];
    if (!loader) throw new Error(`${remote.name} offers no fragment ${name}`);
    const [{ default: Fragment }, messages] = await Promise.all([
      loader(),
      remote.messages(locale),
    ]);
    return (props) => (
      <MessagesProvider locale={locale} messages={messages}>
        <Fragment {...props} />
      </MessagesProvider>
    );
  };

  const begin = (key: string, name: string): Loadable<Piece> =>
    pendingLoadable(load(name), (settled) => void fragments.set(key, settled));

  const fragment = (of: string, name: string): Loadable<Piece> => {
    const key = `${of}/${name}`;
    const piece: Loadable<Piece> =
      fragments.get(key) ?? (of === remote.name ? begin(key, name) : readyLoadable(placeOf(key)));
    fragments.set(key, piece);
    return piece;
  };

  return { fragment: fragment as Remotes['fragment'], retry: () => fragments.clear() };
};
