import type { Kysely } from 'kysely';
import {
  type CohortRange,
  firstFree,
  freeRanges,
  isFree,
  layOutCohorts,
} from '@shop/contracts/remote/release-manifest';
import type { StoreDatabase } from '../database/tables.ts';
import { done, refuse, type ReleaseResult } from './release-result.ts';

/** Most visitors that all canaries together may get, in per cent: the rest stays on the releases known to work. */
export const CANARY_LIMIT = 50;

/**
 * Assigns a canary the cohorts of its visitors. Canaries of different remotes never share one, so that a visitor is in
 * one canary at most and effects can be told apart. A canary that grows or shrinks, or is replaced by another version,
 * keeps its first cohort as long as the following ones are free; otherwise it moves to the first gap of its size.
 *
 * @param traffic - percentage of visitors, at least 1
 * @returns `CANARY_LIMIT` if all canaries together would get more than half of the visitors, or no gap is wide enough
 */
export const assignCohorts = async (
  database: Kysely<StoreDatabase>,
  remote: string,
  traffic: number,
): Promise<ReleaseResult<CohortRange>> => {
  const rows = await database
    .selectFrom('live_release')
    .select(['remote', 'traffic', 'cohort_from'])
    .where('is_default', '=', 0)
    .execute();
  const canaries = rows.map((it) => ({ ...it, from: it.cohort_from ?? undefined }));
  const others = canaries.filter((it) => it.remote !== remote);
  const listed = others.map((it) => `${it.remote} ${it.traffic} %`).join(', ');
  const used = others.reduce((sum, it) => sum + it.traffic, 0);
  if (used + traffic > CANARY_LIMIT) {
    return refuse(
      'CANARY_LIMIT',
      `All canaries together may get ${CANARY_LIMIT} % of the visitors${listed && `; live are ${listed}`}. ` +
        `Take at most ${Math.max(0, CANARY_LIMIT - used)} % for ${remote}, end another canary, or promote the release.`,
    );
  }
  const assigned = layOutCohorts(others).map(({ cohorts }) => cohorts);
  const own = layOutCohorts(canaries).find(({ canary }) => canary.remote === remote);
  const grown = own && { from: own.cohorts.from, to: own.cohorts.from + traffic };
  if (grown && isFree(grown, assigned)) return done(grown);
  const range = firstFree(assigned, traffic);
  if (range) return done(range);
  const widest = Math.max(...freeRanges(assigned).map(({ from, to }) => to - from));
  return refuse(
    'CANARY_LIMIT',
    `No ${traffic} cohorts in a row are free beside ${listed}. ` +
      `Take at most ${widest} % for ${remote}, or end another canary.`,
  );
};
