import { advanceRollout } from './advance-rollout.ts';
import { compareRelease } from './compare-release.ts';
import { readLiveRemotes, readSubjects } from './read-subjects.ts';
import type { WatchContext } from './watch-context.ts';

const evaluateRemote = async (context: WatchContext, remote: string): Promise<void> => {
  const { database, now } = context;
  const time = now();
  const { live, canary, promotion } = await readSubjects(database, remote, time);
  const share = live.find((it) => !it.default) ?? null;
  const compared = canary && (await compareRelease(context, remote, canary));
  const isBad = compared?.tests.some(({ state }) => state === 'bad') ?? false;
  // A canary that another process evaluates has its rollout advanced there.
  if (!canary || (compared && !isBad))
    await advanceRollout(context, remote, {
      canary: share,
      views: compared?.views ?? 0,
      tests: compared?.tests ?? [],
      now: time,
    });
  if (promotion) await compareRelease(context, remote, promotion);
};

/** Evaluates every live release once. A failure of one remote does not stop the others. */
export const evaluateReleases = async (context: WatchContext): Promise<void> => {
  for (const remote of await readLiveRemotes(context.database))
    await evaluateRemote(context, remote).catch((error: unknown) =>
      context.log(`${remote} was not evaluated: ${error instanceof Error ? error.message : error}`),
    );
};
