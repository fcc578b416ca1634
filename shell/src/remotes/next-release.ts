import type { RemoteName } from '@shop/contracts/remote';
import { readLiveRemotes } from '../boot/live-manifest.ts';
import type { LiveRemote } from './live-remotes.ts';

/**
 * The release of the second attempt: the newest one, or the stable one if the newest has just failed. With the stable
 * one routes stay those of the document, because the visitor is on one of them.
 *
 * @returns null if the server names none, because the remote was withdrawn; undefined if it does not answer: the release
 *   stays
 */
export const nextRelease = async (
  name: RemoteName,
  failed: LiveRemote | undefined,
): Promise<LiveRemote | null | undefined> => {
  const live = await readLiveRemotes().catch(() => null);
  const newest = live?.[name];
  if (newest && newest.url !== failed?.url) return newest;
  const stable = newest?.stable ?? failed?.stable;
  if (failed && stable) return { ...stable, routes: failed.routes };
  return live && !newest ? null : newest;
};
