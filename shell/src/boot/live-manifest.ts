import type { LiveRemotes } from '../remotes/live-remotes.ts';

/** Where the shell's server tells which releases are live now. */
export const LIVE_REMOTES_PATH = '/live-remotes.json';

/** Time the server may take to tell, in ms. */
export const MANIFEST_LIMIT = 1000;

/** Which releases are live now. Rejects where the server does not say within {@link MANIFEST_LIMIT}. */
export const readLiveRemotes = async (): Promise<LiveRemotes> => {
  const answer = await fetch(LIVE_REMOTES_PATH, { signal: AbortSignal.timeout(MANIFEST_LIMIT) });
  if (!answer.ok) throw new Error(`${LIVE_REMOTES_PATH} answered ${answer.status}`);
  return (await answer.json()) as LiveRemotes;
};
