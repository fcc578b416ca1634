import type { Kysely } from 'kysely';
import type { StoreDatabase } from '../../database/tables.ts';
import { type LiveShare, readLiveShares } from '../../releases/live-share.ts';
import type { Subject } from '../evidence/comparison.ts';
import { HEALTH_SETTINGS } from '../health-settings.ts';

/** Remotes with a live release, or with a rollout that its withdrawal has ended. */
export const readWatchedRemotes = async (database: Kysely<StoreDatabase>): Promise<string[]> => {
  const rows = await database
    .selectFrom('live_release')
    .select('remote')
    .union(database.selectFrom('release_rollout').select('remote'))
    .orderBy('remote')
    .execute();
  return rows.map(({ remote }) => remote);
};

/** Revision of the last edit that ended a canary of the remote; a later canary is another one. */
const readEra = async (database: Kysely<StoreDatabase>, remote: string): Promise<number> => {
  const { revision } = await database
    .selectFrom('release_history')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('remote', '=', remote)
    .where(({ eb, and, or }) =>
      or([
        eb('action', 'in', ['promote', 'rollback', 'withdraw']),
        and([eb('action', '=', 'canary'), eb('traffic', '=', 0)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(revision ?? 0);
};

const HOUR_MS = 3_600_000;

/**
 * The promotion of the current default, if it took place in the last hour. The end of a canary is no later change of
 * the default, whether it is rolled back or ended by a promotion of the release that is the default already.
 *
 * @returns its time, too
 */
const readPromotion = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  current: LiveShare,
  now: Date,
): Promise<(Subject & { at: Date }) | null> => {
  const last = await database
    .selectFrom('release_history')
    .select(['revision', 'action', 'version', 'from_version', 'at'])
    .where('remote', '=', remote)
    .where(({ eb, and, or }) =>
      or([
        eb('action', '=', 'withdraw'),
        and([
          eb('action', '=', 'promote'),
          or([eb('from_version', 'is', null), eb('from_version', '!=', eb.ref('version'))]),
        ]),
        // Of the release itself, so that one that returns by a second rollback is not taken for promoted.
        and([eb('action', '=', 'rollback'), eb('from_version', '=', current.version)]),
      ]),
    )
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.action !== 'promote' || last.version !== current.version) return null;
  if (last.from_version === null) return null;
  const at = new Date(last.at);
  // A clock that was set back makes the promotion's time a future one.
  if (Math.abs(now.getTime() - at.getTime()) > HEALTH_SETTINGS.promotion.hours * HOUR_MS)
    return null;
  return {
    kind: 'promotion',
    candidate: last.version,
    baseline: last.from_version,
    era: last.revision,
    at,
  };
};

/** What is live of a remote, and what has to be compared. */
export interface Subjects {
  live: LiveShare[];
  canary: Subject | null;
  promotion: (Subject & { at: Date }) | null;
}

export const readSubjects = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  now: Date,
): Promise<Subjects> => {
  const live = await readLiveShares(database, remote);
  const current = live.find((share) => share.default);
  if (!current) return { live, canary: null, promotion: null };
  const candidate = live.find((share) => !share.default)?.version;
  const canary: Subject | null =
    candidate === undefined
      ? null
      : {
          kind: 'canary',
          candidate,
          baseline: current.version,
          era: await readEra(database, remote),
        };
  return { live, canary, promotion: await readPromotion(database, remote, current, now) };
};
