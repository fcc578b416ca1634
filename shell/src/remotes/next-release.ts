import type { RemoteName } from '@shop/contracts/remote';
import { readLiveRemotes } from '../boot/live-manifest.ts';
import type { LiveRemote } from './live-remotes.ts';

/**
 * The release of the second attempt: the newest one, or the stable one if the newest has just failed. With the stable
 * one routes stay those of the document, because the visitor is on one of them.
 *
 * @returns undefined if the server names none: the release stays
 */
export const nextRelease = async (
  name: RemoteName,
  failed: LiveRemote | undefined,
): Promise<LiveRemote | undefined> => {
  const newest = (await readLiveRemotes().catch(() => null))?.[name];
  if (newest && newest.url !== failed?.url) return newest;
  const stable = newest?.stable ?? failed?.stable;
  return failed && stable ? { ...stable, routes: failed.routes } : newest;
};
