import type { ReleaseHistory } from './read-history.ts';

/** What a start of the shop does with a build. */
export type Decision =
  | { publish: true }
  | { publish: false; because: 'live' | 'canary' | 'rolled back' | 'was a canary' | 'withdrawn' };

type Deployment = { traffic: number; default: boolean } | null;

/**
 * Whether the content that is built should go live without anyone asking: when it is new, or when it was live
 * before and only newer content took its place (the sources went back). What someone decided about this very
 * content – a rollback, a canary, a withdrawal – stands.
 *
 * @param deployment its share of the traffic; null when not live, undefined when not registered
 * @param history edits about the remote, newest first
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
      it.action !== 'relocate',
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
