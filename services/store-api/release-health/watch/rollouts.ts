import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';

/** Steps of a staged rollout. */
export interface RolloutPlan {
  version: string;
  /** Ascending percentages; 100 promotes the release. */
  stages: readonly number[];
  /** Minutes that each stage takes at least. */
  minutes: number;
  /** Page views of the release that each stage takes at least. */
  views: number;
}

/** A staged rollout in progress. */
export interface Rollout extends RolloutPlan {
  /** Index of the current stage. */
  stage: number;
  /** Time counted in this stage, in ms. */
  activeMs: number;
  /** Page views of the release when the stage began. */
  viewsBefore: number;
  /** Time of the last evaluation. */
  lookedAt: Date;
}

export const readRollout = async (
  database: Kysely<StoreDatabase>,
  remote: string,
): Promise<Rollout | null> => {
  const row = await database
    .selectFrom('release_rollout')
    .selectAll()
    .where('remote', '=', remote)
    .executeTakeFirst();
  return row
    ? {
        version: row.version,
        stages: JSON.parse(row.stages),
        minutes: row.minutes,
        views: row.views,
        stage: row.stage,
        activeMs: row.active_ms,
        viewsBefore: Number(row.views_before),
        lookedAt: new Date(row.looked_at),
      }
    : null;
};

/** Begins a rollout at its first stage, in place of any other of the remote. */
export const startRollout = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  { version, stages, minutes, views }: RolloutPlan,
  { viewsBefore, now }: { viewsBefore: number; now: Date },
): Promise<void> => {
  const row = {
    version,
    stages: JSON.stringify(stages),
    minutes,
    views,
    stage: 0,
    active_ms: 0,
    views_before: viewsBefore,
    looked_at: now.toISOString(),
  };
  await database
    .insertInto('release_rollout')
    .values({ remote, ...row })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet(row))
    .execute();
};

/** A stage that waits for its page views may take longer than an integer column holds. */
const LONGEST_MS = 2_000_000_000;

/** Stores the progress of a rollout, unless another evaluation has done so, or the rollout has been restarted. */
export const saveProgress = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  before: Rollout,
  { stage, activeMs, viewsBefore, lookedAt }: Rollout,
): Promise<void> => {
  await database
    .updateTable('release_rollout')
    .set({
      stage,
      active_ms: Math.min(LONGEST_MS, Math.round(activeMs)),
      views_before: viewsBefore,
      looked_at: lookedAt.toISOString(),
    })
    .where('remote', '=', remote)
    .where('version', '=', before.version)
    .where('stage', '=', before.stage)
    .where('looked_at', '=', before.lookedAt.toISOString())
    .execute();
};

/** Ends a rollout, unless another one of the remote, or of the same release, has begun meanwhile. */
export const endRollout = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  { version, lookedAt }: Rollout,
): Promise<void> => {
  await database
    .deleteFrom('release_rollout')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('looked_at', '=', lookedAt.toISOString())
    .execute();
};
