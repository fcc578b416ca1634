import { done, refuse, type ReleaseRefusal, type ReleaseResult } from '../release-result.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import { rollback, startCanary, withdraw, type Author } from '../store-api/edit-releases.ts';
import { isLate, type LiveReleases } from '../store-api/edit-traffic.ts';
import { isSameLive, readHistory, readLive } from '../store-api/read-releases.ts';

type Live = LiveReleases['live'];

interface Step {
  before: Live;
  after: Live;
}

const sharesText = (live: Live): string =>
  live.map(({ version, traffic }) => `${version} ${traffic} %`).join(', ') || 'nothing';

/** Edits that change live releases. */
const CHANGES: readonly string[] = ['promote', 'canary', 'rollback', 'withdraw'];

/** Says who changed the live releases, and the next step. */
const changedMeanwhile = async (
  storeApi: StoreApi,
  name: string,
  live: Live,
): Promise<ReleaseRefusal> => {
  const history = await readHistory(storeApi, name);
  const last = history.ok ? history.value.find((it) => CHANGES.includes(it.action)) : undefined;
  const author = last && [last.by, last.claimedBy].filter(Boolean).join(', ');
  const edit = last ? ` by "${last.action} ${last.version}" (${author}, ${last.at})` : '';
  const message =
    `the live releases of ${name} have changed in the meantime${edit}. Live now: ${sharesText(live)}. ` +
    'Those stay: ask their author, and look with --list before another edit.';
  return refuse('STORE_API', message);
};

/** The refusal of an edit; one that was too late tells what preceded it. */
const explain = async (
  storeApi: StoreApi,
  name: string,
  refusal: ReleaseRefusal,
): Promise<ReleaseRefusal> => {
  if (!isLate(refusal)) return refusal;
  const live = await readLive(storeApi, name);
  return live.ok ? changedMeanwhile(storeApi, name, live.value) : refusal;
};

/**
 * Undoes a promotion or canary: the default release returns by a rollback, so that the history does not count it as
 * promoted twice, and a canary that was replaced or ended is started again. Every step is refused if the live releases
 * are not those that the step before has left.
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
  if (!isSameLive(now.value, after)) return changedMeanwhile(storeApi, name, now.value);
  const [defaultRelease, canary] = before;
  if (!defaultRelease) {
    const withdrawn = await withdraw(storeApi, name, author, after);
    return withdrawn.ok ? done(withdrawn.value.live) : explain(storeApi, name, withdrawn);
  }
  let live = after;
  const isNewDefault = after[0]?.version !== defaultRelease.version;
  if (isNewDefault || (after.length > 1 && !canary)) {
    const restored = await rollback(storeApi, name, author, after.at(-1)?.version, after);
    if (!restored.ok) return explain(storeApi, name, restored);
    live = restored.value.live;
  }
  if (!canary) return done(live);
  const restarted = await startCanary(storeApi, name, canary, author, live);
  if (restarted.ok) return done(restarted.value.live);
  const { message } = await explain(storeApi, name, restarted);
  const isHalfDone = live !== after;
  if (!isHalfDone) return refuse('STORE_API', message);
  return refuse('STORE_API', `only ${sharesText(live)} was restored, not its canary: ${message}`);
};
