import type { Locale } from '@shop/contracts/market';
import type { RemoteModule } from '@shop/contracts/remote';

/** Loads the code of all pages and fragments of a remote, and its messages. Rejects if one of them throws. */
export const loadEveryPart = async (remote: RemoteModule, locale: Locale): Promise<void> => {
  const fragments = remote.fragments as Readonly<Record<string, () => Promise<unknown>>>;
  const loaders = [...Object.values(remote.pages), ...Object.values(fragments)];
  await Promise.all([
    ...loaders.map((load) => load()),
    remote.messages(locale),
    remote.messages(locale, 'pages'),
  ]);
};
