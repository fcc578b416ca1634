import { issuePreview } from '../previews/preview-links.ts';
import { done, refuse, type ReleaseResult } from '../release-result.ts';
import type { ReleasesContext } from '../releases-context.ts';

/** How long the link of a trial works, in hours: longer than a trial takes. */
const HOURS = 1 / 60;

/** Most failures that a refusal names. */
const NAMED = 3;

const hadVisitors = async (
  { database }: Pick<ReleasesContext, 'database'>,
  remote: string,
  version: string,
): Promise<boolean> => {
  const edits = await database
    .selectFrom('release_history')
    .select('revision')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('action', 'in', ['promote', 'canary'])
    .limit(1)
    .execute();
  return edits.length > 0;
};

/**
 * Refuses a release with which a page throws on the server that renders without it. A shell tries it, once, before its
 * first visitor: {@link ReleasesContext.askForTrial}. Without an answer the release passes, since health and automatic
 * rollback watch it too. Other refusals are left to the edit, which makes them anyway.
 */
export const passTrial = async (
  context: ReleasesContext,
  remote: string,
  version: string,
): Promise<ReleaseResult<void>> => {
  if (!context.askForTrial || (await hadVisitors(context, remote, version))) return done(undefined);
  const link = await issuePreview(context, { [remote]: version }, HOURS);
  const result = link.ok ? await context.askForTrial(link.value.key) : null;
  if (!result || result.failures.length === 0) return done(undefined);
  const { failures } = result;
  const named = failures.slice(0, NAMED).map(({ path, reason }) => `${path}: ${reason}`);
  const more = failures.length > NAMED ? ` (and ${failures.length - NAMED} more)` : '';
  return refuse(
    'TRIAL_FAILED',
    `Release ${version} of ${remote} fails on the server where the live one does not: ${named.join('; ')}${more}. ` +
      `Look at it with --preview ${version}, and release a corrected build. What was live stays live.`,
  );
};
