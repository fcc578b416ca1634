import type { LiveRemotes } from '../remotes/live-remotes.ts';

/** Path at which the shell's server lists the live releases. */
export const LIVE_REMOTES_PATH = '/live-remotes.json';

/** Timeout of that request, in ms. */
export const MANIFEST_TIMEOUT = 1000;

/** Reads the live releases. Rejects if the server does not respond within {@link MANIFEST_TIMEOUT}. */
export const readLiveRemotes = async (): Promise<LiveRemotes> => {
  const response = await fetch(LIVE_REMOTES_PATH, {
    signal: AbortSignal.timeout(MANIFEST_TIMEOUT),
  });
  if (!response.ok) throw new Error(`${LIVE_REMOTES_PATH} answered ${response.status}`);
  return (await response.json()) as LiveRemotes;
};
