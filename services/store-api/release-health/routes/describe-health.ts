import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import type { LiveShare } from '../../releases/live-share.ts';
import type { Figures } from '../counts/figures.ts';
import { readFigures } from '../counts/store-counts.ts';
import type { Subject } from '../evidence/comparison.ts';
import { reportTests, type TestReport } from '../evidence/verdict.ts';
import { summarizeVitals, type VitalsSummary } from '../evidence/vital-buckets.ts';
import { wilson } from '../evidence/wilson.ts';
import { readSubjects } from '../watch/read-subjects.ts';
import { readRollout, type RolloutPlan } from '../watch/rollouts.ts';
import { isAbout, readComparison } from '../watch/stored-comparison.ts';

/** Figures of one live release since the beginning of the last hour. */
interface ReleaseFigures extends LiveShare, VitalsSummary {
  views: number;
  failedViews: number;
  /** Failed views of all views; null without views. */
  failureRate: number | null;
  /** 95 % confidence interval of the failure rate (Wilson); for one look, unlike the tests. */
  interval: [number, number] | null;
  failures: Figures['failures'];
  purchases: number;
}

export interface ReleaseHealth {
  remote: string;
  live: ReleaseFigures[];
  /** The canary, and a promotion of the last hour, each with its tests. */
  comparisons: (Omit<Subject, 'era'> & { startedAt: string; tests: TestReport[] })[];
  rollout: (RolloutPlan & { stage: number; minutesInStage: number }) | null;
}

const HOUR_MS = 3_600_000;
/** Standard errors of a 95 % interval. */
const Z = 1.96;

const describeRelease = (
  share: LiveShare,
  { views, failedViews, failures, purchases, vitals }: Figures,
): ReleaseFigures => {
  const bad = Math.min(views, failedViews);
  return {
    ...share,
    views,
    failedViews,
    failureRate: views === 0 ? null : bad / views,
    interval: views === 0 ? null : wilson(bad, views, Z),
    failures,
    purchases,
    ...summarizeVitals(vitals),
  };
};

/** Health of the live releases of a remote; empty lists for an unknown remote. */
export const describeHealth = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  now: Date,
): Promise<ReleaseHealth> => {
  const { live, canary, promotion } = await readSubjects(database, remote, now);
  const since = new Date(now.getTime() - HOUR_MS);
  const releases = await Promise.all(
    live.map(async (share) =>
      describeRelease(share, await readFigures(database, remote, share.version, since)),
    ),
  );
  const comparisons: ReleaseHealth['comparisons'] = [];
  for (const subject of [canary, promotion]) {
    const stored = subject && (await readComparison(database, remote, subject.kind));
    if (!subject || !stored || !isAbout(stored.comparison, subject)) continue;
    const { kind, candidate, baseline } = subject;
    const { startedAt } = stored.comparison;
    const tests = reportTests(stored.comparison);
    comparisons.push({ kind, candidate, baseline, startedAt, tests });
  }
  const rollout = await readRollout(database, remote);
  return {
    remote,
    live: releases,
    comparisons,
    rollout: rollout && {
      version: rollout.version,
      stages: rollout.stages,
      minutes: rollout.minutes,
      views: rollout.views,
      stage: rollout.stage,
      minutesInStage: Math.floor(rollout.activeMs / 60_000),
    },
  };
};
