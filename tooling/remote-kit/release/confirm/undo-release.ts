import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import {
  rollback,
  startCanary,
  withdraw,
  type Author,
  type LiveReleases,
} from '../store-api/edit-releases.ts';
import { readLive } from '../store-api/read-releases.ts';

type Live = LiveReleases['live'];

/** Whether two states of a remote give the same visitors the same releases. */
export const isSameLive = (one: Live, other: Live): boolean =>
  one.length === other.length &&
  one.every(({ version, traffic }, index) => {
    const its = other[index];
    return its?.version === version && its.traffic === traffic;
  });

interface Step {
  before: Live;
  after: Live;
}

/**
 * Undoes a promotion or canary: the default release returns by a rollback, so that the history does not count it as
 * promoted twice, and a canary that was replaced or ended is started again.
 *
 * @returns a refusal if someone else has changed the live releases in the meantime; those stay
 */
export const undoRelease = async (
  storeApi: StoreApi,
  name: string,
  { before, after }: Step,
  author: Author,
): Promise<ReleaseResult<Live>> => {
  const now = await readLive(storeApi, name);
  if (!now.ok) return now;
  if (!isSameLive(now.value, after))
    return refuse('STORE_API', `The live releases of ${name} have changed in the meantime.`);
  const [defaultRelease, canary] = before;
  if (!defaultRelease) {
    const withdrawn = await withdraw(storeApi, name, author);
    return withdrawn.ok ? done(withdrawn.value.live) : withdrawn;
  }
  let live = after;
  const isNewDefault = after[0]?.version !== defaultRelease.version;
  if (isNewDefault || (after.length > 1 && !canary)) {
    const restored = await rollback(storeApi, name, author, after.at(-1)?.version);
    if (!restored.ok) return restored;
    live = restored.value.live;
  }
  if (!canary) return done(live);
  const { version, traffic } = canary;
  const restarted = await startCanary(storeApi, name, { version, traffic }, author);
  return restarted.ok ? done(restarted.value.live) : restarted;
};
