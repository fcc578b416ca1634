import type { Kysely } from 'kysely';
import { keptState } from '../../database/kept-state.ts';
import type { StoreDatabase } from '../../database/tables.ts';
import { mailsSentUntil } from '../../mails/outbox/hold-mails.ts';
import type { Platform } from '../../platform/platform.ts';
import { DAY } from '../difference.ts';
import { PHASES } from '../phases/index.ts';
import type { PhaseContext } from '../phases/phase.ts';
import { recordDifferences, resolveOthers } from './record-differences.ts';
import { updateRun, type Counts, type Progress, type Run } from './run-rows.ts';

export interface RunOptions {
  database: Kysely<StoreDatabase>;
  platform: Pick<Platform, 'list'>;
  /** Compared days. */
  days: number;
  /** Whether orders are enriched. */
  enriches: boolean;
  /** Lease of the claim in ms: longer than a page takes on a slow platform. */
  claimLasts: number;
  now: () => Date;
  /** Waits between two pages. */
  pause: () => Promise<void>;
}

const contextOf = async (options: RunOptions, startedAt: string): Promise<PhaseContext> => {
  const { database, platform, days, enriches } = options;
  const now = options.now().getTime();
  const mails = keptState(database, 'mails');
  return {
    database,
    platform,
    now,
    enriches,
    startedAt,
    from: new Date(now - days * DAY).toISOString(),
    mailedSince: {
      orders: await mails.state('began_orders'),
      shipments: await mails.state('began_shipments'),
      refunds: await mails.state('began_refunds'),
      authorizations: await mails.state('began_authorizations'),
      captures: await mails.state('began_captures'),
    },
    sentUntil: await mailsSentUntil(database),
    countsSales: (await keptState(database, 'sales').state('swept')) !== null,
  };
};

/**
 * Continues a claimed run to its end. A page's differences and the position after it are stored in one transaction, so an
 * interrupted run continues with the next page.
 *
 * @throws if the platform or the database is down, or another process has taken over
 */
export const performRun = async (options: RunOptions, run: Run): Promise<Counts> => {
  const { database, claimLasts, pause } = options;
  const startedAt = run.started_at ?? run.created_at;
  const context = await contextOf(options, startedAt);
  let { phase, after } = JSON.parse(run.progress) as Progress;
  const counts = JSON.parse(run.counts) as Counts;
  const current = PHASES.findIndex(([name]) => name === phase);
  for (const [name, compare] of PHASES.slice(Math.max(0, current))) {
    if (name !== phase) [phase, after] = [name, null];
    do {
      const page = await compare(context, after);
      counts[name] = (counts[name] ?? 0) + page.compared;
      counts.differences = (counts.differences ?? 0) + page.differences.length;
      ({ next: after } = page);
      const index = PHASES.findIndex(([it]) => it === name);
      const progress =
        after === null ? { phase: PHASES[index + 1]?.[0] ?? name, after } : { phase, after };
      await database.transaction().execute(async (inside) => {
        await recordDifferences(inside, page.differences);
        await updateRun(inside, run, {
          progress: JSON.stringify(progress),
          counts: JSON.stringify(counts),
          lasts: claimLasts,
        });
      });
      await pause();
    } while (after !== null);
  }
  await database.transaction().execute(async (inside) => {
    await resolveOthers(inside, startedAt);
    await updateRun(inside, run, { state: 'done', error: null });
  });
  return counts;
};
