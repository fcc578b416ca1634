import type { LiveShare } from '../../releases/live-share.ts';
import { withSeen } from '../../releases/releases-context.ts';
import { rollBack } from '../../releases/roll-back.ts';
import { readFigures } from '../counts/store-counts.ts';
import { type Comparison, observe, startComparison, type Subject } from '../evidence/comparison.ts';
import { reasonOf, reportTests, type TestReport } from '../evidence/verdict.ts';
import { AUTHOR, HEALTH_SETTINGS } from '../health-settings.ts';
import { isAbout, readComparison, saveComparison } from './stored-comparison.ts';
import type { WatchContext } from './watch-context.ts';

const MINUTE = 60_000;

const isBad = ({ state }: TestReport): boolean => state === 'bad';

/** A comparison, with the live releases of the remote when it began. */
type LiveSubject = Subject & { at?: Date; live: readonly LiveShare[] };

/** Figures at the beginning; null if a promoted release has no baseline to speak of. */
const beginComparison = async (
  { database, now }: WatchContext,
  remote: string,
  subject: Subject & { at?: Date },
): Promise<Comparison | null> => {
  const { kind, candidate, baseline, era, at } = subject;
  const its = { kind, candidate, baseline, era };
  const { baselineMinutes, leastBaselineViews } = HEALTH_SETTINGS.promotion;
  const last =
    at &&
    (await readFigures(
      database,
      remote,
      baseline,
      new Date(at.getTime() - baselineMinutes * MINUTE),
    ));
  if (last && last.views < leastBaselineViews) return null;
  const before = {
    candidate: await readFigures(database, remote, candidate),
    baseline: last ?? (await readFigures(database, remote, baseline)),
  };
  return startComparison(its, before, now().toISOString());
};

/**
 * Withdraws the candidate, unless the live releases have changed since they were compared: a rollback would undo what
 * an operator promoted meanwhile. A canary beside a promoted release would be in the way of its rollback, and was
 * compared with a release that is bad: it goes first. After a refusal the next evaluation tries again, if the candidate
 * is still live: the end of a canary ends no promotion.
 */
const withdraw = async (
  context: WatchContext,
  remote: string,
  { kind, candidate, live }: LiveSubject,
  reason: string,
): Promise<void> => {
  const { log } = context;
  const author = { by: AUTHOR, reason };
  const leave = (version: string, seen: readonly LiveShare[]) =>
    rollBack(withSeen(context, remote, seen), remote, author, version);
  const canary = live.find((share) => !share.default)?.version;
  const isInTheWay = kind === 'promotion' && canary !== undefined;
  const ended = isInTheWay ? await leave(canary, live) : null;
  const result =
    ended === null || ended.ok ? await leave(candidate, ended?.value.live ?? live) : ended;
  log(`${remote}: ${result.ok ? 'withdrew' : `${result.code}, did not withdraw`} ${reason}`);
};

/**
 * Adds the latest counts to a comparison, and withdraws the candidate if they prove it worse.
 *
 * @returns the state of the tests; null if another process evaluated it meanwhile, or nothing can be compared
 */
export const compareRelease = async (
  context: WatchContext,
  remote: string,
  subject: LiveSubject,
): Promise<{ tests: TestReport[]; views: number } | null> => {
  const { database, onSubject, isAutomatic, log } = context;
  onSubject(remote, subject);
  const stored = await readComparison(database, remote, subject.kind);
  const current = stored && isAbout(stored.comparison, subject) ? stored.comparison : null;
  const started = current ?? (await beginComparison(context, remote, subject));
  if (!started) return null;
  const totals = {
    candidate: await readFigures(database, remote, subject.candidate),
    baseline: await readFigures(database, remote, subject.baseline),
  };
  const comparison = observe(started, totals);
  if (!(await saveComparison(database, remote, comparison, stored?.look ?? null))) return null;
  const tests = reportTests(comparison);
  const bad = tests.find(isBad);
  if (bad) {
    const reason = reasonOf(comparison, bad);
    if (isAutomatic) await withdraw(context, remote, subject, reason);
    else if (!reportTests(started).some(isBad))
      log(`${remote}: automatic rollback is off; would withdraw ${reason}`);
  }
  return { tests, views: totals.candidate.views };
};
