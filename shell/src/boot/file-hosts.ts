import type { FileHosts } from '@shop/contracts/remote/files';
import { contractFit } from '@shop/contracts/remote';
import { releasesOf, type LiveRemote, type LiveRemotes } from '../remotes/live-remotes.ts';
import { isRecovering } from '../remotes/load-with-recovery.ts';
import { ONE_LOADER } from '../remotes/one-loader.ts';

/** Whether a release sets script addresses itself. */
export const setsAddresses = (remotes: LiveRemotes): boolean =>
  releasesOf(remotes).some(({ contract }) => !contractFit(ONE_LOADER, contract));

const addressesOf = ({ url, fallbackUrl }: LiveRemote): string[] =>
  [url, fallbackUrl].filter((it) => it !== undefined);

/** URL of a file's directory, with trailing slash. */
const directoryOf = (address: string): string => new URL('.', address).href;

const isOf = (file: string, remote: LiveRemote): boolean =>
  addressesOf(remote).some((it) => file.startsWith(directoryOf(it)));

/** Whether the file is the shell's, which is served by the page's own host. */
const isOwn = (url: string): boolean =>
  new URL(url, document.baseURI).origin === window.location.origin;

/** Timeout of the request whether a file of the shell exists, in ms. */
const TIMEOUT = 1000;

const isMissing = async (url: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(TIMEOUT);
  const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
  return status === 404;
};

/** Whether a remote's file belongs to no live release any more, or a file of the shell no longer exists. */
const isOutdated = async (url: string): Promise<boolean> => {
  // Never waits for other files of the shell: the missing one may be that code.
  if (isOwn(url)) return isMissing(url);
  const { readLiveRemotes } = await import(/* webpackChunkName: "failures" */ './live-manifest.ts');
  return !releasesOf(await readLiveRemotes()).some((remote) => isOf(url, remote));
};

/**
 * Hosts of the files of a page.
 *
 * @param remotes the releases of the page
 * @param onReplaced called for a file that is missing because a newer release is live
 * @param onMissing called with every file that could not be loaded
 */
export const fileHosts = (
  remotes: LiveRemotes,
  onReplaced: () => void,
  onMissing: (url: string) => void = () => {},
): FileHosts => ({
  origins: releasesOf(remotes)
    .flatMap(addressesOf)
    .map((it) => new URL(it).origin),
  alternativeOf: (url) => {
    const { url: own, fallbackUrl } =
      releasesOf(remotes).find((it) => url.startsWith(directoryOf(it.url))) ?? {};
    if (!own || !fallbackUrl) return undefined;
    return new URL(url.slice(directoryOf(own).length), fallbackUrl).href;
  },
  isReplaced: async (url) => {
    onMissing(url);
    const isReplaced = await isOutdated(url).catch(() => false);
    // A load that retries with the newest release needs no reload.
    if (isReplaced && (isOwn(url) || !isRecovering())) onReplaced();
    return isReplaced;
  },
});
