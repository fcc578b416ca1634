import { promoteRelease, setCanary } from '../../releases/change-traffic.ts';
import { AUTHOR } from '../health-settings.ts';
import type { LiveShare } from '../../releases/live-share.ts';
import { withSeen } from '../../releases/releases-context.ts';
import { nextStep, type StageFacts } from './next-stage.ts';
import { endRollout, type Rollout, saveProgress } from './rollouts.ts';
import type { WatchContext } from './watch-context.ts';

const MINUTE = 60_000;
/** Pause in ms before a refused stage is tried again. */
const RETRY_AFTER = MINUTE;

/**
 * Advances the staged rollout of a remote by at most one stage; a refused stage is tried again a minute later. It is
 * refused, too, if the live releases are no longer those of the evaluation: the canary that an operator has just
 * withdrawn would return.
 *
 * @param rollout - read before `live`
 */
export const advanceRollout = async (
  context: WatchContext,
  remote: string,
  rollout: Rollout,
  { live, ...its }: Omit<StageFacts, 'canary'> & { live: readonly LiveShare[] },
): Promise<void> => {
  const { database, log } = context;
  const facts = { ...its, canary: live.find((it) => !it.default) ?? null };
  const next = nextStep(rollout, facts);
  const { version, stages, stage } = rollout;
  const current = stages[stage] ?? 0;
  if (next.step === 'end') {
    await endRollout(database, remote, rollout);
    return log(`${remote} ${version}: rollout ended at ${current} %`);
  }
  if (next.step === 'wait') return saveProgress(database, remote, rollout, next.rollout);
  const reason = `staged rollout: ${facts.views - rollout.viewsBefore} views at ${current} % without evidence of harm`;
  const author = { by: AUTHOR, reason };
  const compared = withSeen(context, remote, live);
  const traffic = next.step === 'promote' ? 100 : next.traffic;
  const result =
    next.step === 'promote'
      ? await promoteRelease(compared, remote, version, author)
      : await setCanary(compared, remote, { version, traffic }, author);
  if (!result.ok) {
    const activeMs = Math.max(0, rollout.minutes * MINUTE - RETRY_AFTER);
    const waiting = { ...rollout, activeMs, lookedAt: facts.now };
    await saveProgress(database, remote, rollout, waiting);
    return log(`${remote} ${version} stays at ${current} %: ${result.code} ${result.message}`);
  }
  log(`${remote} ${version}: ${traffic} %`);
  if (next.step === 'promote') return endRollout(database, remote, rollout);
  await saveProgress(database, remote, rollout, next.rollout);
};
