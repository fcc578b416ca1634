import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { StoreApi } from '../store-api/call-store-api.ts';
import type { Author } from '../store-api/edit-releases.ts';
import type { LiveReleases } from '../store-api/edit-traffic.ts';
import { isSameLive } from '../store-api/read-releases.ts';
import { undoRelease } from './undo-release.ts';
import { type Clock, problemsWith, reasonsOf, waitForShells } from './wait-for-shells.ts';

interface Edit {
  name: string;
  /** Live releases before and after. */
  before: LiveReleases['live'];
  after: LiveReleases['live'];
  /** Time of the edit by store-api's clock; an earlier one does not say it. */
  at: string | undefined;
  author: Author;
  /** Whether the edit is undone if no shell takes it. */
  mayUndo: boolean;
}

/** The versions, the default one first. */
const versionsOf = (live: Edit['before']): string => live.map(({ version }) => version).join();

const NO_SHELL =
  'No running shell confirms releases (STORE_API_SHELL_TOKEN), so nobody knows whether it is shown.';

const ENDED = 'it has ended since the edit or just before it; its log may say why';

/**
 * Waits until the running shells have applied an edit of the manifest. An edit that no shell has taken is undone: it
 * would be live on paper only, and reach visitors unexpectedly once a shell can take it. One that only some have taken
 * stays: visitors have it.
 *
 * @returns lines for the terminal; a refusal that names the shells if one of them did not take the edit
 */
export const confirmRelease = async (
  storeApi: StoreApi,
  { name, before, after, at, author, mayUndo }: Edit,
  clock?: Clock,
): Promise<ReleaseResult<string[]>> => {
  const hasChanged = !isSameLive(before, after);
  const isShareOnly = hasChanged && versionsOf(before) === versionsOf(after);
  const edit = { name, live: after, at, isShareOnly };
  const confirmed = await waitForShells(storeApi, edit, clock);
  if (!confirmed.ok) {
    const message = `The edit is live, but the shells could not be asked: ${confirmed.message}`;
    return refuse('NOT_CONFIRMED', message, confirmed.problems);
  }
  const { taken, missing, lost, ended, developing } = confirmed.value;
  const count = taken.length + missing.length + lost.length;
  const notCounted = [
    ...ended.map(({ id }) => `${id} has ended and is not counted`),
    ...developing.map(({ id }) => `${id} serves sources (npm run dev) and is not counted`),
  ];
  if (count === 0) return done(developing.length > 0 ? notCounted : [NO_SHELL, ...notCounted]);
  const summary = `taken by ${taken.length} of ${count} shells`;
  if (missing.length + lost.length === 0) return done([summary, ...notCounted]);
  const reasons = [
    ...missing.flatMap((shell) =>
      reasonsOf(shell, name, after).map((reason) => `${shell.id}: ${reason}`),
    ),
    ...lost.flatMap((shell) =>
      [ENDED, ...problemsWith(shell, name, after)].map((reason) => `${shell.id}: ${reason}`),
    ),
    ...notCounted,
  ];
  if (taken.length > 0 || !mayUndo || !hasChanged)
    return refuse('NOT_TAKEN', `The edit is live, but ${summary}.`, reasons);
  const because = { by: author.by, reason: 'undone: no shell took it' };
  const undone = await undoRelease(storeApi, name, { before, after }, because);
  return undone.ok
    ? refuse('NOT_TAKEN', `It was ${summary}, and is undone.`, reasons)
    : refuse('NOT_TAKEN', `It was ${summary}, and could not be undone: ${undone.message}`, reasons);
};
