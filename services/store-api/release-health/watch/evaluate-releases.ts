import { advanceRollout } from './advance-rollout.ts';
import { compareRelease } from './compare-release.ts';
import { readWatchedRemotes, readSubjects } from './read-subjects.ts';
import { readLiveShares } from '../../releases/live-share.ts';
import { readRollout } from './rollouts.ts';
import type { WatchContext } from './watch-context.ts';

const evaluateRemote = async (context: WatchContext, remote: string): Promise<void> => {
  const { database, now } = context;
  const time = now();
  // Read first: a rollout that begins meanwhile must not be compared with the releases that were live before it.
  const rollout = await readRollout(database, remote);
  const { live, canary, promotion } = await readSubjects(database, remote, time);
  const compared = canary && (await compareRelease(context, remote, { ...canary, live }));
  const isBad = compared?.tests.some(({ state }) => state === 'bad') ?? false;
  // A canary that another process evaluates has its rollout advanced there.
  if (rollout && (!canary || (compared && !isBad)))
    await advanceRollout(context, remote, rollout, {
      live,
      views: compared?.views ?? 0,
      tests: compared?.tests ?? [],
      now: time,
    });
  if (!promotion) return;
  // The canary may have ended by now.
  const current = await readLiveShares(database, remote);
  if (current.some((it) => it.default && it.version === promotion.candidate))
    await compareRelease(context, remote, { ...promotion, live: current });
};

/** Evaluates every live release once. A failure of one remote does not stop the others. */
export const evaluateReleases = async (context: WatchContext): Promise<void> => {
  for (const remote of await readWatchedRemotes(context.database))
    await evaluateRemote(context, remote).catch((error: unknown) =>
      context.log(`${remote} was not evaluated: ${error instanceof Error ? error.message : error}`),
    );
};
