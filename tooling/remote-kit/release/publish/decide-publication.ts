import type { ReleaseHistory } from '../store-api/read-releases.ts';

/** Decision about a build when the shop starts. */
export type Decision =
  | { publish: true }
  | { publish: false; because: 'live' | 'canary' | 'rolled back' | 'was a canary' | 'withdrawn' };

type Deployment = { traffic: number; default: boolean } | null;

/**
 * Whether a build goes live automatically at start: if its content is new, or was live before and only newer
 * content replaced it (the sources were reverted). A manual decision about this content (rollback, canary,
 * withdrawal) is respected.
 *
 * @param deployment its share of the traffic; null if not live, undefined if not registered
 * @param history edits of the remote, newest first
 */
export const decidePublication = (
  version: string,
  deployment: Deployment | undefined,
  history: ReleaseHistory,
): Decision => {
  if (deployment === undefined) return { publish: true };
  if (deployment) return { publish: false, because: deployment.default ? 'live' : 'canary' };
  const last = history.find(
    (it) =>
      (it.version === version || it.from === version) &&
      it.action !== 'register' &&
      it.action !== 'relocate' &&
      it.action !== 'prune',
  );
  if (last?.action === 'rollback' && last.from === version) {
    return { publish: false, because: 'rolled back' };
  }
  if (last?.action === 'canary' && last.version === version) {
    return { publish: false, because: 'was a canary' };
  }
  if (last?.action === 'withdraw') return { publish: false, because: 'withdrawn' };
  return { publish: true };
};
